#!/usr/bin/python3
"""Prints as JSON what translate-toolkit (Debian: translate-toolkit) reads in the exports that are named."""

import json
import sys

from translate.storage import factory

print(json.dumps([[[unit.source, unit.target] for unit in factory.getobject(name).units] for name in sys.argv[1:]]))
