// IDxcCompiler3: command lines from a file, each `source file, then words`, separated by tabs, and all that comes out of them.

#include "say.h"

#include <map>

namespace {

// Files of one folder by name, as a client has them; the compiler asks for nothing else.
struct Folder : IDxcIncludeHandler {
  IDxcUtils *utils;
  std::string path;
  Folder(IDxcUtils *utils, const std::string &path) : utils(utils), path(path) {}
  virtual ~Folder() {}
  HRESULT QueryInterface(REFIID, void **out) override { return *out = nullptr, E_NOINTERFACE; }
  ULONG AddRef() override { return 1; }
  ULONG Release() override { return 1; }
  HRESULT LoadSource(LPCWSTR name, IDxcBlob **out) override {
    std::wstring wide(name);
    std::string narrow(wide.begin(), wide.end());
    std::string data = contents(path + narrow.substr(narrow.find_last_of('/') + 1));
    *out = nullptr;
    if (data.empty())
      return E_FAIL;
    IDxcBlobEncoding *blob = nullptr;
    HRESULT hr = utils->CreateBlob(data.data(), data.size(), DXC_CP_ACP, &blob);
    *out = blob;
    return hr;
  }
};

std::vector<std::string> split(const std::string &line, char at) {
  std::vector<std::string> words(1);
  for (char c : line) {
    if (c == at)
      words.emplace_back();
    else
      words.back() += c;
  }
  return words;
}

// What a blob is: the parts of a container, the first word of something else, or the text.
std::string kind_of(IDxcBlob *blob, UINT32 output) {
  const char *at = (const char *)blob->GetBufferPointer();
  size_t size = blob->GetBufferSize();
  if (size >= 32 && !memcmp(at, "DXBC", 4)) {
    std::string parts = "container";
    UINT32 count;
    memcpy(&count, at + 28, 4);
    for (UINT32 i = 0; i < count && 32 + 4 * i + 4 <= size; ++i) {
      UINT32 offset;
      memcpy(&offset, at + 32 + 4 * i, 4);
      if (offset + 4 <= size)
        parts += ' ' + std::string(at + offset, 4);
    }
    return parts;
  }
  if (size >= 8 && !memcmp(at, "\x03\x02\x23\x07", 4))
    return "SPIR-V 1." + std::to_string((int)at[5]) + ' ' + std::to_string((int)at[6]);
  if (size >= 4 && !memcmp(at, "BC\xc0\xde", 4))
    return "bitcode";
  if (size >= 4 && !memcmp(at, "Micr", 4))
    return "pdb";
  if (output == DXC_OUT_HLSL || output == DXC_OUT_REMARKS || (output == DXC_OUT_TEXT && size < 400))
    return text(blob);
  return std::to_string(size) + " bytes";
}

// The lines of messages that have a severity, without those of places.
std::string heads(const std::string &messages) {
  std::string heads;
  for (const std::string &row : split(messages, '\n')) {
    bool told = row.find("warning: ") != std::string::npos || row.find("error: ") != std::string::npos;
    if (told && row.find("signing library") == std::string::npos)
      heads += row + " | ";
  }
  return heads;
}

std::string flat(std::string text) {
  for (char &c : text)
    c = c == '\n' ? '~' : c;
  return text;
}

void run(const std::string &line, IDxcUtils *utils, IDxcCompiler3 *compiler) {
  std::vector<std::string> words = split(line, '\t');
  std::string path = words[0];
  std::vector<std::wstring> wide;
  for (size_t i = 1; i < words.size(); ++i)
    wide.push_back(std::wstring(words[i].begin(), words[i].end()));
  std::vector<LPCWSTR> pointers;
  for (auto &word : wide)
    pointers.push_back(word.c_str());
  std::string source = contents(path);
  Folder folder(utils, path.substr(0, path.find_last_of('/') + 1));
  DxcBuffer buffer = {source.data(), source.size(), DXC_CP_UTF8};
  Held<IDxcResult> result;
  HRESULT called =
      compiler->Compile(&buffer, pointers.data(), pointers.size(), &folder, __uuidof(IDxcResult), (void **)&result);
  if (called || !result)
    return code("called", called);
  HRESULT status = 99;
  result->GetStatus(&status);
  std::string all;
  for (UINT32 kind = 1; kind < 14; ++kind) {
    Held<IDxcBlob> object;
    Held<IDxcBlobWide> name;
    if (!result->HasOutput((DXC_OUT_KIND)kind))
      continue;
    all += std::to_string(kind) + '(';
    if (result->GetOutput((DXC_OUT_KIND)kind, __uuidof(IDxcBlob), (void **)&object, &name) == 0 && name)
      all += text(name) + ": ";
    if (object && kind != DXC_OUT_ERRORS && kind != DXC_OUT_TIME_REPORT && kind != DXC_OUT_TIME_TRACE)
      all += kind_of(object.p, kind);
    all += ") ";
  }
  say("status", "%08x", (unsigned)status);
  say("outputs", "%s", flat(all).c_str());
  Held<IDxcBlobEncoding> errors;
  result->GetErrorBuffer(&errors);
  std::string messages = text(errors);
  say("messages", "%s", heads(messages).c_str());
  if (status == E_INVALIDARG)
    say("why", "%s", flat(messages).c_str());
}

} // namespace

void check_commands() {
  Held<IDxcUtils> utils;
  Held<IDxcCompiler3> compiler;
  make(CLSID_DxcUtils, utils), make(CLSID_DxcCompiler, compiler);
  size_t number = files.size() > 1 ? std::stoul(files[1]) : 0;
  std::vector<std::string> lines = split(contents(files.empty() ? "" : files[0]), '\n');
  for (; number < lines.size(); ++number) {
    section(std::to_string(number).c_str());
    if (!lines[number].empty())
      run(lines[number], utils.p, compiler.p);
  }
}
