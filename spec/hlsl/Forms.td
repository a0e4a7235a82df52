// What built-ins look like: the slots, parameters and lists of overloads that many share.

// The slots that most signatures are made of.
defvar Void = Slot<void_t>;
defvar Bool = Slot<bool_t>;
defvar Int = Slot<int_t>;
defvar Int2 = Vec<int_t, "2">;
defvar Uint = Slot<uint_t>;
defvar Uint2 = Vec<uint_t, "2">;
defvar Uint3 = Vec<uint_t, "3">;
defvar Uint4 = Vec<uint_t, "4">;
defvar Float = Slot<float_t>;
defvar Float1 = Vec<float_t, "1">;
defvar Float2 = Vec<float_t, "2">;
defvar Float3 = Vec<float_t, "3">;
defvar Float4 = Vec<float_t, "4">;
// `T` of the object: `Texture2D<T>`.
defvar ObjectElement = Slot<void_t, "", OfObject>;
// `T` of the call: `Load<T>`.
defvar FunctionType = Slot<void_t, "", OfFunction>;

// Whether all of a sparse resource that an access touched was mapped.
defvar Status = Out<"status", Slot<uint_only_t>>;

// A function of the language.
class Function<string name, list<Overload> overloads, Lowering how, list<DXILOp> ops = []>
    : Builtin<Global, name, overloads, how, ops>;

// A method.
class Method<HLSLNamespace space, string name, list<Overload> overloads, Lowering how, list<DXILOp> ops = []>
    : Builtin<space, name, overloads, how, ops>;

// Operands of one type, whatever its shape: the first decides, the others follow.
class Alike<HLSLType element, list<string> names> {
  list<HLSLParam> List = !listconcat([In<!head(names), Any<element>>],
                                     !foreach(name, !tail(names), In<name, Any<element, 1, 1>>));
}

// `T f(T x, T y, ...)`: the same for each lane.
class LaneFunction<string name, HLSLType element, list<string> params, Lowering how, list<DXILOp> ops = []>
    : Function<name, [Overload<Any<element, 1, 1>, Alike<element, params>.List, [readnone]>], how,
               ops>;

// `R f()`: a value that the invocation has.
class SystemValue<string name, Slot result, Lowering how, list<DXILOp> ops, int since = 0>
    : Function<name, [Overload<result, [], [readnone], since>], how, ops>;

// `void f(...)`: called for what it does.
class Action<string name, list<HLSLParam> params, Lowering how, list<DXILOp> ops>
    : Function<name, [Overload<Void, params>], how, ops>;

// Overloads of a read: without the optional operands, with the first, and so on, at last with all of them and the
// status. Who takes the status writes.
class Reading<Slot result, list<HLSLParam> operands, list<HLSLParam> optional = [], list<BuiltinAttribute> also = []> {
  list<Overload> List = !listconcat(
      !foreach(n, !range(!add(!size(optional), 1)),
               Overload<result, !listconcat(operands, !foreach(i, !range(n), optional[i])),
                        !listconcat([readonly], also)>),
      [Overload<result, !listconcat(operands, optional, [Status]), also>]);
}
