/* Reads archives of compiled shaders, as `trefoil build` writes them, in place.
 *
 * One file, C99 and C++, no allocation, no dependency. Map the archive or read it whole, then:
 *
 *     trefoil_archive archive;
 *     trefoil_blob shader;
 *     if (trefoil_archive_open(&archive, bytes, size) == 0
 *         && trefoil_archive_find(&archive, "uber/ps_main/ps_6_0/dxil?FOG=1", &shader))
 *         use(shader.bytes, shader.size);
 *
 * Any bytes are safe to read: what is damaged is not found. The format is described in the Rust crate trefoil-archive.
 */
#ifndef TREFOIL_ARCHIVE_H
#define TREFOIL_ARCHIVE_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* An archive over its bytes, which must stay where they are. */
typedef struct trefoil_archive {
    const uint8_t *bytes;
    uint64_t size;
    uint64_t names_at, blobs_at;
    uint32_t names, blobs;
} trefoil_archive;

/* A compiled shader. Equal shaders of an archive have the same number. */
typedef struct trefoil_blob {
    const uint8_t *bytes;
    size_t size;
    const uint8_t *hash; /* SHA-256: 32 bytes */
    uint32_t number;
} trefoil_blob;

static inline uint64_t trefoil_number(const uint8_t *at, unsigned size) {
    uint64_t number = 0;
    while (size-- > 0) number = number << 8 | at[size];
    return number;
}

static inline int trefoil_within(const trefoil_archive *archive, uint64_t at, uint64_t size) {
    return at <= archive->size && size <= archive->size - at;
}

/* Opens an archive: 0, or -1 where the bytes are no archive of this version or not all of one. */
static inline int trefoil_archive_open(trefoil_archive *archive, const void *bytes, size_t size) {
    const uint8_t *head = (const uint8_t *)bytes;
    if (size < 96 || memcmp(head, "TREFOILA", 8) != 0) return -1;
    if (trefoil_number(head + 8, 4) != 1 || trefoil_number(head + 56, 8) != size) return -1;
    archive->bytes = head;
    archive->size = size;
    archive->names = (uint32_t)trefoil_number(head + 12, 4);
    archive->blobs = (uint32_t)trefoil_number(head + 16, 4);
    archive->names_at = trefoil_number(head + 24, 8);
    archive->blobs_at = trefoil_number(head + 32, 8);
    if (!trefoil_within(archive, archive->names_at, (uint64_t)archive->names * 24)) return -1;
    return trefoil_within(archive, archive->blobs_at, (uint64_t)archive->blobs * 48) ? 0 : -1;
}

/* The blob of a number: 1 where it is there. */
static inline int trefoil_archive_blob(const trefoil_archive *archive, uint32_t number, trefoil_blob *blob) {
    const uint8_t *row;
    uint64_t at, size;
    if (number >= archive->blobs) return 0;
    row = archive->bytes + archive->blobs_at + (uint64_t)number * 48;
    at = trefoil_number(row + 32, 8);
    size = trefoil_number(row + 40, 8);
    if (!trefoil_within(archive, at, size)) return 0;
    blob->bytes = archive->bytes + at;
    blob->size = (size_t)size;
    blob->hash = row;
    blob->number = number;
    return 1;
}

/* The shader of a name: 1 where there is one. */
static inline int trefoil_archive_find(const trefoil_archive *archive, const char *name, trefoil_blob *blob) {
    uint64_t hash = 0xcbf29ce484222325u, row_hash, at;
    uint32_t low = 0, high = archive->names;
    size_t size = strlen(name), i;
    for (i = 0; i < size; i++) hash = (hash ^ (uint8_t)name[i]) * 0x100000001b3u;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        const uint8_t *row = archive->bytes + archive->names_at + (uint64_t)middle * 24;
        row_hash = trefoil_number(row, 8);
        if (row_hash == hash) {
            at = trefoil_number(row + 8, 8);
            if (trefoil_number(row + 16, 4) != size || !trefoil_within(archive, at, size)) return 0;
            if (memcmp(archive->bytes + at, name, size) != 0) return 0;
            return trefoil_archive_blob(archive, (uint32_t)trefoil_number(row + 20, 4), blob);
        }
        if (row_hash < hash) low = middle + 1;
        else high = middle;
    }
    return 0;
}

#ifdef __cplusplus
}
#endif

#endif
