// What the namespace `vk` has, and the objects that only Vulkan knows. Sampled textures are with the textures.

class VkFunction<string name, list<Overload> overloads, Lowering how, string expansion>
    : Builtin<Vk, name, overloads, how, [], expansion>;
defvar Address = In<"addr", Slot<u64_t>>;
defvar Alignment = In<"alignment", Uint>;
def : VkFunction<"VkRawBufferLoad", [
  Overload<FunctionType, [Address], [readonly, vulkan]>,
  Overload<FunctionType, [Address, Alignment], [readonly, vulkan]>
], Custom<"RawBufferLoad">, "OpLoad through a physical pointer">;
def : VkFunction<"VkRawBufferStore", [
  Overload<Void, [Address, In<"value", Slot<void_t, "", OfFunction, 0>>], [vulkan]>,
  Overload<Void, [Address, In<"value", Slot<void_t, "", OfFunction, 0>>, Alignment], [vulkan]>
], Custom<"RawBufferStore">, "OpStore through a physical pointer">;
def : VkFunction<"VkReadClock", [Overload<Slot<u64_t>, [In<"scope", Uint>], [vulkan]>], Custom<"ReadClock">,
                 "OpReadClockKHR">;

class ExecutionMode<string name, Lowering how, string expansion>
    : VkFunction<name, [
        Overload<Void, [In<"mode", Uint>, VariadicArgs<"...", Slot<void_t, "", OfArguments, 0>>], [vulkan]>
      ], how, expansion>;
def : ExecutionMode<"Vkext_execution_mode", Custom<"ExecutionMode">, "OpExecutionMode">;
def : ExecutionMode<"Vkext_execution_mode_id", Custom<"ExecutionModeId">, "OpExecutionModeId">;

class PointerCast<string name, string expansion>
    : VkFunction<name, [
        Overload<Slot<void_t, "", OfFunctionSecond>, [In<"ptr", Slot<VkBufferPointer_t>>], [vulkan]>
      ], Unsupported, expansion>;
def : PointerCast<"Vkreinterpret_pointer_cast", "OpBitcast">;
def : PointerCast<"Vkstatic_pointer_cast", "the pointer itself">;
def : Method<BufferPointer, "GetBufferContents", [Overload<ObjectElement, [], [readonly]>], Unsupported, [],
             "the object behind the pointer">;

def : Method<VkSubpassInput, "SubpassLoad", [Overload<ObjectElement, [], [vulkan]>],
             Custom<"SubpassLoad">, [], "OpImageRead at the pixel">;
def : Method<VkSubpassInputMS, "SubpassLoad", [Overload<ObjectElement, [In<"sample", Int>], [vulkan]>],
             Custom<"SubpassLoad">, [], "OpImageRead at the pixel">;
