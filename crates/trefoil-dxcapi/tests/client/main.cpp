// Runs every call of dxcapi.h against the library that is named, and says what comes back.

#include "say.h"

#include <cstdarg>
#include <dlfcn.h>
#include <fstream>
#include <sstream>

DxcCreateInstanceProc create;
DxcCreateInstance2Proc create2;
std::vector<std::string> files;

static std::string current;

void section(const char *name) { current = name; }

void say(const char *what, const char *format, ...) {
  va_list args;
  va_start(args, format);
  printf("%s.%s: ", current.c_str(), what);
  vprintf(format, args);
  printf("\n");
  va_end(args);
}

void note(const char *what, const char *format, ...) {
  va_list args;
  va_start(args, format);
  printf("~%s.%s: ", current.c_str(), what);
  vprintf(format, args);
  printf("\n");
  va_end(args);
}

void code(const char *what, HRESULT value) { say(what, "%08x", (unsigned)value); }

void blob(const char *what, IUnknown *object, bool sized, bool counted) {
  if (!object)
    return say(what, "null");
  Held<IDxcBlob> bytes;
  Held<IDxcBlobEncoding> encoding;
  Held<IDxcBlobUtf8> utf8;
  Held<IDxcBlobWide> wide;
  as(object, bytes), as(object, encoding), as(object, utf8), as(object, wide);
  std::string line = std::string(bytes ? "blob" : "") + (encoding ? " encoding" : "") + (utf8 ? " utf8" : "") +
                     (wide ? " wide" : "");
  if (encoding) {
    BOOL known = false;
    UINT32 page = 0;
    HRESULT hr = encoding->GetEncoding(&known, &page);
    line += hr ? " failed" : known ? " known " : " unknown ";
    line += std::to_string(page);
  }
  if (utf8) {
    size_t length = utf8->GetStringLength();
    bool ends = utf8->GetStringPointer() && utf8->GetStringPointer()[length] == 0;
    line += ends ? " ended" : " open";
    if (counted)
      line += utf8->GetBufferSize() - length == 1 ? " counted" : " uncounted";
  }
  if (wide) {
    size_t length = wide->GetStringLength();
    bool ends = wide->GetStringPointer() && wide->GetStringPointer()[length] == 0;
    line += ends ? " ended" : " open";
    if (counted)
      line += wide->GetBufferSize() / sizeof(wchar_t) - length == 1 ? " counted" : " uncounted";
  }
  if (bytes && sized)
    line += " size " + std::to_string(bytes->GetBufferSize());
  say(what, "%s", line.c_str());
}

std::string contents(const std::string &file) {
  std::ifstream in(file, std::ios::binary);
  std::stringstream all;
  all << in.rdbuf();
  return all.str();
}

std::string text(IUnknown *object) {
  if (!object)
    return "";
  Held<IDxcBlobWide> wide;
  Held<IDxcBlob> bytes;
  if (as(object, wide) == 0) {
    std::string out;
    for (size_t i = 0; i < wide->GetStringLength(); ++i)
      out += (char)wide->GetStringPointer()[i];
    return out;
  }
  if (as(object, bytes) != 0)
    return "";
  std::string out((const char *)bytes->GetBufferPointer(), bytes->GetBufferSize());
  while (!out.empty() && out.back() == 0)
    out.pop_back();
  return out;
}

void places(const char *what, const std::string &messages) {
  std::string line;
  for (size_t at = 0; at < messages.size();) {
    size_t end = messages.find('\n', at);
    end = end == std::string::npos ? messages.size() : end;
    std::string row = messages.substr(at, end - at);
    for (const char *severity : {": error:", ": warning:"}) {
      size_t found = row.find(severity);
      if (found != std::string::npos)
        line += row.substr(0, found) + severity + ' ';
    }
    at = end + 1;
  }
  say(what, "%s", line.c_str());
}

unsigned long references(IUnknown *object) {
  object->AddRef();
  return object->Release();
}

int main(int count, char **words) {
  if (count < 2)
    return 2;
  setvbuf(stdout, nullptr, _IOLBF, 0);
  void *library = dlopen(words[1], RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    fprintf(stderr, "%s\n", dlerror());
    return 2;
  }
  create = (DxcCreateInstanceProc)dlsym(library, "DxcCreateInstance");
  create2 = (DxcCreateInstance2Proc)dlsym(library, "DxcCreateInstance2");
  if (!create || !create2)
    return 2;
  const char *only = count > 2 ? words[2] : "";
  for (int i = 3; i < count; ++i)
    files.push_back(words[i]);
  struct {
    const char *name;
    void (*run)();
  } parts[] = {{"classes", check_classes}, {"blobs", check_blobs}, {"utils", check_utils},
               {"compile", check_compile}, {"options", check_options}, {"optimizer", check_optimizer}, {"rewrite", check_rewrite}, {"older", check_older}, {"containers", check_containers},
               {"assemble", check_assemble},
               {"link", check_link},
               {"reflect", check_reflect},
               {"pdb", check_pdb},
               {"calls", check_calls}, {"commands", check_commands}, {"bad", check_bad},         {"malloc", check_malloc}};
  for (auto &part : parts) {
    // Calls in a thousand processes are made when they are asked for, and command lines come from a file.
    bool waits = !strcmp("calls", part.name) || !strcmp("commands", part.name);
    if (*only ? strcmp(only, part.name) : waits)
      continue;
    section(part.name);
    part.run();
  }
  printf("done\n");
  return 0;
}
