"""Steps through a capture's dispatch in RenderDoc: `step.py CAPTURE`.

Prints JSON: the shader's source files, and each step of the first thread with its place and what the variables hold that a
person sees there.
"""

import json
import sys

import renderdoc as rd

SIGNED = [rd.VarType.SInt, rd.VarType.SShort, rd.VarType.SLong, rd.VarType.SByte]
REAL = [rd.VarType.Float, rd.VarType.Half, rd.VarType.Double]


def opened(path):
    """The replay of a capture."""
    capture = rd.OpenCaptureFile()
    result = capture.OpenFile(path, "", None)
    if result == rd.ResultCode.Succeeded:
        result, controller = capture.OpenCapture(rd.ReplayOptions(), None)
    if result != rd.ResultCode.Succeeded:
        sys.exit(f"{path}: {result}")
    return controller


def actions(some):
    """All actions, those in others too."""
    for action in some:
        yield action
        yield from actions(action.children)


def number(value, kind, component):
    """A component of a register, read as a kind."""
    if kind in REAL:
        return value.f32v[component]
    return value.s32v[component] if kind in SIGNED else value.u32v[component]


def parts(name, variable, kind, component, out):
    """What a variable of the source holds, by the names of its parts; `component` where only one of a register is its."""
    if variable.members:
        for member in variable.members:
            inner = member.name if member.name.startswith("[") else "." + member.name
            parts(name + inner, member, member.type, None, out)
    elif component is None and variable.columns > 1 and variable.rows == 1:
        for i in range(variable.columns):
            out[f"{name}.{'xyzw'[i]}"] = number(variable.value, kind, i)
    else:
        out[name] = number(variable.value, kind, component or 0)


def seen(mapped, registers):
    """What a person sees at an instruction."""
    out = {}
    for source in mapped:
        for i, part in enumerate(source.variables):
            register = registers.get(part.name)
            if register is not None:
                is_vector = len(source.variables) > 1
                name = f"{source.name}.{'xyzw'[i]}" if is_vector else source.name
                component = None if register.members else part.component
                parts(name, register, source.type, component, out)
    return out


def steps(controller, trace):
    """Each step: the place of the instruction that runs next, and what holds there."""
    info = {one.instruction: one for one in trace.instInfo}
    registers = {}
    while states := controller.ContinueDebug(trace.debugger):
        for state in states:
            registers.update((change.after.name, change.after) for change in state.changes)
            here = info[state.nextInstruction]
            yield {
                "file": here.lineInfo.fileIndex,
                "line": here.lineInfo.lineStart,
                "calls": list(state.callstack),
                "holds": seen(here.sourceVars, registers),
            }


def main():
    rd.InitialiseReplay(rd.GlobalEnvironment(), [])
    controller = opened(sys.argv[1])
    dispatches = [one for one in actions(controller.GetRootActions()) if one.flags & rd.ActionFlags.Dispatch]
    controller.SetFrameEvent(dispatches[0].eventId, True)
    shader = controller.GetPipelineState().GetShaderReflection(rd.ShaderStage.Compute)
    told = shader.debugInfo
    trace = controller.DebugThread((0, 0, 0), (0, 0, 0))
    if trace.debugger is None:
        sys.exit(f"RenderDoc does not debug the shader: {told.debugStatus}")
    answer = {
        "has_source": told.sourceDebugInformation,
        "files": [{"name": file.filename, "text": file.contents} for file in told.files],
        "steps": list(steps(controller, trace)),
    }
    controller.FreeTrace(trace)
    controller.Shutdown()
    print(json.dumps(answer))


main()
