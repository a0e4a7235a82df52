// IDxcAssembler: DXC's listing of a pixel shader, the bitcode of a container, and what is neither.

#include "say.h"

#include <vector>

// What DXC lists of a texture that is sampled and tinted.
static const char *const listed =
#include "listing.inc"
    ;

// The parts that are made of metadata are the same in both libraries: their bytes, summed up.
static void parts(const char *what, IDxcBlob *container) {
  Held<IDxcContainerReflection> list;
  make(CLSID_DxcContainerReflection, list);
  UINT32 n = 0;
  if (list->Load(container) || list->GetPartCount(&n))
    return say(what, "no container");
  for (UINT32 i = 0; i < n; ++i) {
    UINT32 kind = 0;
    Held<IDxcBlob> content;
    list->GetPartKind(i, &kind);
    list->GetPartContent(i, &content);
    std::string name = std::string(what) + " part " + std::string((char *)&kind, 4);
    bool ours = kind == DXC_PART_DXIL || kind == DXC_PART_SHADER_HASH || kind == DXC_PART_REFLECTION_DATA;
    unsigned sum = 2166136261u;
    for (size_t at = 0; content && at < content->GetBufferSize(); ++at)
      sum = (sum ^ ((unsigned char *)content->GetBufferPointer())[at]) * 16777619u;
    if (ours)
      say(name.c_str(), "there");
    else
      say(name.c_str(), "%zu %08x", (size_t)content->GetBufferSize(), sum);
  }
}

// Assembles, says what came, and what the library's own validator and disassembler say of it.
static void assembled(const char *what, const void *bytes, size_t size, UINT32 page) {
  Held<IDxcUtils> utils;
  Held<IDxcAssembler> assembler;
  Held<IDxcBlobEncoding> source, listing;
  Held<IDxcOperationResult> result;
  std::string w(what);
  make(CLSID_DxcUtils, utils), make(CLSID_DxcAssembler, assembler);
  utils->CreateBlob(bytes, (UINT32)size, page, &source);
  code(what, assembler->AssembleToContainer(source, &result));
  if (!result)
    return say(what, "null");
  HRESULT status = 99;
  result->GetStatus(&status);
  say((w + " status").c_str(), "%s", status ? "failed" : "done");
  Held<IDxcBlob> container;
  Held<IDxcBlobEncoding> errors;
  code((w + " result").c_str(), result->GetResult(&container));
  blob((w + " result").c_str(), container);
  code((w + " errors").c_str(), result->GetErrorBuffer(&errors));
  blob((w + " errors").c_str(), errors, false, false);
  note((w + " words").c_str(), "%s", text(errors).substr(0, text(errors).find('\n')).c_str());
  if (status || !container)
    return;
  parts(what, container);
  Held<IDxcValidator> validator;
  Held<IDxcCompiler> compiler;
  make(CLSID_DxcValidator, validator), make(CLSID_DxcCompiler, compiler);
  validator->Validate(container, DxcValidatorFlags_Default, &result);
  result->GetStatus(&status);
  code((w + " valid").c_str(), status);
  code((w + " listing").c_str(), compiler->Disassemble(container, &listing));
  say((w + " listing").c_str(), "%s", text(listing).find("@dx.op.sample.f32(i32 60") != std::string::npos ? "samples" : "does not");
  // And around: what is listed is assembled again.
  Held<IDxcAssembler> again;
  make(CLSID_DxcAssembler, again);
  code((w + " again").c_str(), again->AssembleToContainer(listing, &result));
  result->GetStatus(&status);
  code((w + " again status").c_str(), status);
}

void check_assemble() {
  size_t size = strlen(listed);
  assembled("listing", listed, size, DXC_CP_UTF8);
  assembled("listing ended", listed, size + 1, DXC_CP_UTF8);
  assembled("listing unmarked", listed, size, DXC_CP_ACP);
  assembled("listing cut", listed, size / 2, DXC_CP_UTF8);
  assembled("nothing", "", 0, DXC_CP_UTF8);
  assembled("junk", "junk", 4, DXC_CP_UTF8);
  assembled("no shader", "define void @main() {\n  ret void\n}\n", 35, DXC_CP_UTF8);
  const char *unknown = strstr(listed, "define void");
  assembled("no types", unknown, strlen(unknown), DXC_CP_UTF8);

  // The bitcode in a container of the library's own.
  Held<IDxcUtils> utils;
  Held<IDxcAssembler> assembler;
  Held<IDxcBlobEncoding> source;
  Held<IDxcOperationResult> result;
  Held<IDxcBlob> container;
  make(CLSID_DxcUtils, utils), make(CLSID_DxcAssembler, assembler);
  utils->CreateBlob(listed, (UINT32)size, DXC_CP_UTF8, &source);
  assembler->AssembleToContainer(source, &result);
  if (result)
    result->GetResult(&container);
  if (!container)
    return;
  DxcBuffer buffer = {container->GetBufferPointer(), container->GetBufferSize(), 0};
  void *data = nullptr;
  UINT32 length = 0;
  code("program", utils->GetDxilContainerPart(&buffer, DXC_PART_DXIL, &data, &length));
  if (length > 24) {
    assembled("bitcode", (char *)data + 24, length - 24, DXC_CP_ACP);
    assembled("bitcode cut", (char *)data + 24, (length - 24) / 2, DXC_CP_ACP);
    std::vector<char> flipped((char *)data + 24, (char *)data + length);
    for (size_t i = 8; i < flipped.size(); i += 97)
      flipped[i] ^= 0x55;
    assembled("bitcode broken", flipped.data(), flipped.size(), DXC_CP_ACP);
  }
  // That a container is no text DXC tells by what its locale says of the bytes.
  utils->CreateBlob(container->GetBufferPointer(), (UINT32)container->GetBufferSize(), DXC_CP_ACP, &source);
  say("container", "%s", assembler->AssembleToContainer(source, &result) < 0 ? "refused" : "taken");
  code("nowhere", assembler->AssembleToContainer(source, nullptr));
}
