// What the public headers of Direct3D want of Windows' own, for a client on another system. Types have the sizes that they have there,
// but for wide characters, which are those of the system.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <dlfcn.h>

#define interface struct
#define MIDL_INTERFACE(id) struct
#define WINAPI
#define STDMETHODCALLTYPE
#define __stdcall
#define BEGIN_INTERFACE
#define END_INTERFACE
#define CONST_VTBL
#define FORCEINLINE inline
#define PURE = 0
#define THIS_
#define THIS void
#define STDMETHOD(name) virtual HRESULT name
#define STDMETHOD_(type, name) virtual type name
#define DECLARE_INTERFACE(name) struct name
#define DECLARE_INTERFACE_(name, base) struct name : public base
#define DEFINE_GUID(name, a, b, c, ...) static const GUID name = {a, b, c, {__VA_ARGS__}}
#define EXTERN_C extern "C"
#define DEFINE_ENUM_FLAG_OPERATORS(type)
#define SUCCEEDED(code) ((code) >= 0)
#define FAILED(code) ((code) < 0)

typedef int32_t HRESULT;
typedef int32_t INT;
typedef int32_t BOOL;
typedef int32_t WINBOOL;
typedef uint32_t UINT;
typedef uint32_t DWORD;
typedef unsigned long ULONG;
typedef uint64_t UINT64;
typedef uint8_t BYTE;
typedef uint8_t UINT8;
typedef size_t SIZE_T;
typedef uintptr_t UINT_PTR;
typedef float FLOAT;
typedef wchar_t WCHAR;
typedef const char *LPCSTR;
typedef char *LPSTR;
typedef const void *LPCVOID;

struct GUID
{
    uint32_t first;
    uint16_t second, third;
    uint8_t rest[8];
};
typedef GUID IID;
typedef const GUID &REFIID;
typedef const GUID &REFGUID;

struct IUnknown
{
    virtual HRESULT QueryInterface(REFIID id, void **out) = 0;
    virtual ULONG AddRef() = 0;
    virtual ULONG Release() = 0;
};
