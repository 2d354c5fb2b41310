/* SPDX-License-Identifier: Apache-2.0 */
#include "vm/architecture.h"

#include <elf.h>
#include <glob.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

#ifndef EM_LOONGARCH
#define EM_LOONGARCH 258
#endif

static const struct known {
    unsigned machine;
    unsigned char class;
    unsigned char data;
    struct architecture architecture;
} known[] = {
    {EM_X86_64, ELFCLASS64, ELFDATA2LSB, {"amd64", "qemu-x86_64", NULL}},
    {EM_386, ELFCLASS32, ELFDATA2LSB, {"i386", "qemu-i386", "amd64"}},
    {EM_AARCH64, ELFCLASS64, ELFDATA2LSB, {"arm64", "qemu-aarch64", NULL}},
    {EM_ARM, ELFCLASS32, ELFDATA2LSB, {"armhf", "qemu-arm", NULL}},
    {EM_PPC64, ELFCLASS64, ELFDATA2LSB, {"ppc64el", "qemu-ppc64le", NULL}},
    {EM_PPC64, ELFCLASS64, ELFDATA2MSB, {"ppc64", "qemu-ppc64", NULL}},
    {EM_RISCV, ELFCLASS64, ELFDATA2LSB, {"riscv64", "qemu-riscv64", NULL}},
    {EM_S390, ELFCLASS64, ELFDATA2MSB, {"s390x", "qemu-s390x", NULL}},
    {EM_LOONGARCH, ELFCLASS64, ELFDATA2LSB, {"loong64", "qemu-loongarch64", NULL}},
};

/* The beginning of an ELF file, in which everything is that is read here. */
struct header {
    unsigned char bytes[4096];
    size_t length;
    bool wide; /* 64 bits */
    bool big;  /* big-endian */
};

/* Whether the bytes are those of an ELF file. */
static bool take_header(struct header *header)
{
    header->wide = header->bytes[EI_CLASS] == ELFCLASS64;
    header->big = header->bytes[EI_DATA] == ELFDATA2MSB;
    return header->length > sizeof(Elf64_Ehdr) && memcmp(header->bytes, ELFMAG, SELFMAG) == 0;
}

static bool read_header(struct header *header, const char *path)
{
    FILE *file = fopen(path, "re");
    if (file == NULL)
        return false;
    header->length = fread(header->bytes, 1, sizeof header->bytes, file);
    fclose(file);
    return take_header(header);
}

/* A number of so many bytes; 0 beyond the end. */
static uint64_t number_at(const struct header *header, uint64_t offset, unsigned size)
{
    uint64_t number = 0;
    if (offset > header->length || size > header->length - offset)
        return 0;
    for (unsigned i = 0; i < size; i++)
        number = number << 8 | header->bytes[offset + (header->big ? i : size - 1 - i)];
    return number;
}

#define FIELD(header, base, type, member)                                                          \
    ((header)->wide ? number_at(header, (base) + offsetof(Elf64_##type, member),                   \
                                sizeof((Elf64_##type *)0)->member)                                 \
                    : number_at(header, (base) + offsetof(Elf32_##type, member),                   \
                                sizeof((Elf32_##type *)0)->member))

const struct architecture *architecture_of(const char *path)
{
    struct header header;
    if (!read_header(&header, path))
        return NULL;
    uint64_t machine = FIELD(&header, 0, Ehdr, e_machine);
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (known[i].machine == machine && known[i].class == header.bytes[EI_CLASS]
            && known[i].data == header.bytes[EI_DATA])
            return &known[i].architecture;
    return NULL;
}

const struct architecture *architecture_native(void)
{
    return architecture_of("/proc/self/exe");
}

char *architecture_loader(const char *path)
{
    struct header header;
    if (!read_header(&header, path))
        return NULL;
    uint64_t base = FIELD(&header, 0, Ehdr, e_phoff);
    uint64_t size = FIELD(&header, 0, Ehdr, e_phentsize);
    uint64_t count = FIELD(&header, 0, Ehdr, e_phnum);
    for (uint64_t i = 0; i < count; i++, base += size) {
        uint64_t name = FIELD(&header, base, Phdr, p_offset);
        if (FIELD(&header, base, Phdr, p_type) == PT_INTERP && name < header.length)
            return xprintf("%.*s", (int)(header.length - name), (char *)header.bytes + name);
    }
    return NULL;
}

/* Section headers are for linkers and debuggers; a file without them has zeros there. */
#define CLEAR(bytes, header, member)                                                               \
    memset((bytes)                                                                                 \
               + ((header)->wide ? offsetof(Elf64_Ehdr, member) : offsetof(Elf32_Ehdr, member)),   \
           0, (header)->wide ? sizeof((Elf64_Ehdr *)0)->member : sizeof((Elf32_Ehdr *)0)->member)

size_t architecture_strip(char *bytes, size_t length)
{
    struct header header = {.length = length < sizeof header.bytes ? length : sizeof header.bytes};
    memcpy(header.bytes, bytes, header.length);
    if (!take_header(&header))
        return 0;
    uint64_t base = FIELD(&header, 0, Ehdr, e_phoff);
    uint64_t size = FIELD(&header, 0, Ehdr, e_phentsize);
    uint64_t count = FIELD(&header, 0, Ehdr, e_phnum);
    uint64_t end = base + size * count, most = end;
    if (count == 0 || end > header.length)
        return 0;
    for (; base < end; base += size) {
        uint64_t last = FIELD(&header, base, Phdr, p_offset) + FIELD(&header, base, Phdr, p_filesz);
        most = last > most ? last : most;
    }
    if (most > length)
        return 0;
    CLEAR(bytes, &header, e_shoff);
    CLEAR(bytes, &header, e_shnum);
    CLEAR(bytes, &header, e_shstrndx);
    return most;
}

/* The first file that matches a pattern below the directory and is of a known architecture. */
static const struct architecture *first_of(const char *home, const char *pattern, const char *mode)
{
    glob_t found;
    const struct architecture *architecture = NULL;
    char *below = xprintf("%s/%s/%s/libjvm.so", home, pattern, mode);
    if (glob(below, 0, NULL, &found) == 0) {
        for (size_t i = 0; architecture == NULL && i < found.gl_pathc; i++)
            architecture = architecture_of(found.gl_pathv[i]);
        globfree(&found);
    }
    free(below);
    return architecture;
}

const struct architecture *architecture_of_vm(const char *home, const char *mode, const char *java)
{
    static const char *const directories[] = {"lib", "lib/*", "jre/lib", "jre/lib/*"};
    const struct architecture *architecture = NULL;
    for (size_t i = 0; architecture == NULL && i < sizeof directories / sizeof directories[0]; i++)
        architecture = first_of(home, directories[i], mode != NULL ? mode : "*");
    return architecture != NULL ? architecture : architecture_of(java);
}
