"""Checks reflection as JSON: `reflect.py SCHEMA FOLDER`.

Every N.KIND.json of the folder keeps the schema, and N.spv.json agrees with N.cross.json, which spirv-cross wrote.
"""

import json
import pathlib
import sys

import fastjsonschema

LISTS = ["separate_images", "separate_samplers", "images", "ssbos", "ubos", "textures", "subpass_inputs"]


def ours(reflection):
    """Facts of our reflection: bindings, members of blocks, locations, constants."""
    facts = {}
    for resource in reflection["resources"]:
        # Of this kind Debian's spirv-cross says nothing.
        if resource["kind"] == "RaytracingAccelerationStructure":
            continue
        at = resource["binding"]
        facts["binding", at["space"], at["index"]] = at.get("count", 0)
        if "counterBinding" in resource:
            at = resource["counterBinding"]
            facts["binding", at["space"], at["index"]] = 1
        if resource["kind"] == "ConstantBuffer":
            facts["size", at["space"], at["index"]] = resource["size"]
            members(facts, ("block", at["space"], at["index"]), resource["layout"]["members"])
    for block in reflection["pushConstants"]:
        members(facts, ("push",), block["layout"]["members"])
    for constant in reflection["specConstants"]:
        facts["constant", constant.get("id")] = constant["default"]
    for entry in reflection["entries"]:
        for way in ["inputs", "outputs", "patch"]:
            for one in entry[way]:
                if "location" in one:
                    facts.setdefault(("locations",), []).append(one["location"])
    facts.setdefault(("locations",), []).sort()
    return facts


def members(facts, path, list):
    for member in list:
        ty = member["type"]
        at = path + (member["name"],)
        facts[at] = (member["offset"], tuple(ty.get("array", [])), ty.get("matrixStride", 0))
        members(facts, at, ty.get("members", []))


def theirs(cross):
    facts = {}
    for kind in LISTS:
        for resource in cross.get(kind, []):
            count = 1
            for length in resource.get("array", []):
                count *= length
            at = resource.get("set", 0), resource.get("binding", 0)
            facts[("binding", *at)] = count
            if kind == "ubos":
                facts[("size", *at)] = resource["block_size"]
                cross_members(facts, ("block", *at), cross, resource["type"])
    for block in cross.get("push_constants", []):
        cross_members(facts, ("push",), cross, block["type"])
    for constant in cross.get("specialization_constants", []):
        facts["constant", constant["id"]] = constant["default_value"]
    locations = [one["location"] for way in ["inputs", "outputs"] for one in cross.get(way, []) if "location" in one]
    facts["locations",] = sorted(locations)
    return facts


def cross_members(facts, path, cross, ty):
    for member in cross["types"].get(ty, {"members": []})["members"]:
        at = path + (member["name"],)
        # spirv-cross has the innermost dimension last, as the source does.
        facts[at] = (member["offset"], tuple(member.get("array", [])), member.get("matrix_stride", 0))
        cross_members(facts, at, cross, member["type"])


def main(schema, folder):
    check = fastjsonschema.compile(json.loads(pathlib.Path(schema).read_text()))
    wrong, compared, checked = [], 0, 0
    for path in sorted(pathlib.Path(folder).glob("*.json")):
        text = json.loads(path.read_text())
        if path.name.endswith(".cross.json"):
            continue
        try:
            check(text)
            checked += 1
        except fastjsonschema.JsonSchemaException as error:
            wrong.append(f"{path.name}: {error}")
        cross = path.with_name(path.name.replace(".spv.json", ".cross.json"))
        # Of several entry points spirv-cross looks at the first alone.
        if path.name.endswith(".spv.json") and cross.exists() and len(text["entries"]) == 1:
            compared += 1
            a, b = ours(text), theirs(json.loads(cross.read_text()))
            for key in sorted(a.keys() | b.keys(), key=str):
                if a.get(key) != b.get(key):
                    wrong.append(f"{path.name}: {key}: {a.get(key)}, spirv-cross says {b.get(key)}")
    print(f"{checked} keep the schema, {compared} compared with spirv-cross")
    if wrong or not compared:
        sys.exit("\n".join(wrong[:40]) or "nothing was compared")


main(*sys.argv[1:])
