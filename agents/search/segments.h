/* SPDX-License-Identifier: Apache-2.0 */

/* Directories and JAR files with small classes, made in the process's own directory. */
#ifndef SEARCH_SEGMENTS_H
#define SEARCH_SEGMENTS_H

#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "assay.h"

struct bytes {
    unsigned char at[4096];
    size_t length;
};

static inline void put(struct bytes *to, const void *from, size_t length)
{
    if (to->length + length > sizeof to->at)
        broken("a class or JAR file is too long");
    memcpy(to->at + to->length, from, length);
    to->length += length;
}

/* A number of `size` bytes, the highest first, as class files have them. */
static inline void big(struct bytes *to, uint32_t number, int size)
{
    while (size-- > 0)
        put(to, &(unsigned char){(unsigned char)(number >> 8 * size)}, 1);
}

/* The same with the lowest first, as JAR files have them. */
static inline void little(struct bytes *to, uint32_t number, int size)
{
    for (; size-- > 0; number >>= 8)
        put(to, &(unsigned char){(unsigned char)number}, 1);
}

static inline void utf8(struct bytes *to, const char *text)
{
    big(to, 1, 1);
    big(to, (uint32_t)strlen(text), 2);
    put(to, text, strlen(text));
}

/* A public class with "public static final int VALUE", and, if `late` is not null, with
 * "public static int get() { return LATE.VALUE; }". Names as in "hidden/A". */
static inline struct bytes class_file(const char *name, int value, const char *late)
{
    struct bytes file = {.length = 0};
    big(&file, 0xCAFEBABE, 4);
    big(&file, 49, 4);
    big(&file, 17, 2);
    utf8(&file, name);
    big(&file, 7, 1), big(&file, 1, 2);
    utf8(&file, "java/lang/Object");
    big(&file, 7, 1), big(&file, 3, 2);
    utf8(&file, "VALUE");
    utf8(&file, "I");
    utf8(&file, "ConstantValue");
    big(&file, 3, 1), big(&file, (uint32_t)value, 4);
    utf8(&file, late != NULL ? late : name);
    big(&file, 7, 1), big(&file, 9, 2);
    big(&file, 12, 1), big(&file, 5, 2), big(&file, 6, 2);
    big(&file, 9, 1), big(&file, 10, 2), big(&file, 11, 2);
    utf8(&file, "get");
    utf8(&file, "()I");
    utf8(&file, "Code");
    utf8(&file, "unused");
    big(&file, 0x21, 2), big(&file, 2, 2), big(&file, 4, 2), big(&file, 0, 2);
    big(&file, 1, 2);
    big(&file, 0x19, 2), big(&file, 5, 2), big(&file, 6, 2), big(&file, 1, 2);
    big(&file, 7, 2), big(&file, 2, 4), big(&file, 8, 2);
    big(&file, late != NULL, 2);
    if (late != NULL) {
        big(&file, 0x9, 2), big(&file, 13, 2), big(&file, 14, 2), big(&file, 1, 2);
        big(&file, 15, 2), big(&file, 16, 4);
        big(&file, 1, 2), big(&file, 0, 2);
        big(&file, 4, 4), big(&file, 0xB2, 1), big(&file, 12, 2), big(&file, 0xAC, 1);
        big(&file, 0, 4);
    }
    big(&file, 0, 2);
    return file;
}

static inline void write_file(const char *path, const struct bytes *bytes)
{
    FILE *file = fopen(path, "wb");
    if (file == NULL || fwrite(bytes->at, 1, bytes->length, file) != bytes->length
        || fclose(file) != 0)
        broken("%s cannot be written", path);
}

/* The path of a name in the process's directory; overwritten by the next call. */
static inline const char *here(const char *name)
{
    static char path[2 * PATH_MAX];
    char directory[PATH_MAX];
    if (getcwd(directory, sizeof directory) == NULL)
        broken("there is no current directory");
    snprintf(path, sizeof path, "%s/%s", directory, name);
    return path;
}

/* One class of a segment. */
struct entry {
    const char *name;
    int value;
    const char *late;
};

/* A directory with one class, whose package directories are made too. */
static inline void make_directory(const char *directory, const char *package,
                                  const struct entry *entry)
{
    char path[PATH_MAX];
    mkdir(directory, 0777);
    snprintf(path, sizeof path, "%s/%s", directory, package);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/%s.class", directory, entry->name);
    struct bytes file = class_file(entry->name, entry->value, entry->late);
    write_file(path, &file);
}

static inline uint32_t crc_of(const struct bytes *bytes)
{
    uint32_t crc = 0xFFFFFFFF;
    for (size_t i = 0; i < bytes->length; i++) {
        crc ^= bytes->at[i];
        for (int bit = 0; bit < 8; bit++)
            crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320 : 0);
    }
    return ~crc;
}

/* What the header of an entry and its line in the directory of the file share. */
static inline void zip_fields(struct bytes *to, const char *name, const struct bytes *file)
{
    little(to, 10, 2), little(to, 0, 2), little(to, 0, 2);
    little(to, 0, 2), little(to, 0x2821, 2);
    little(to, crc_of(file), 4);
    little(to, (uint32_t)file->length, 4), little(to, (uint32_t)file->length, 4);
    little(to, (uint32_t)strlen(name), 2), little(to, 0, 2);
}

/* A JAR file of uncompressed classes; the last entry has no name. */
static inline void make_jar(const char *path, const struct entry *entries)
{
    struct bytes jar = {.length = 0}, list = {.length = 0};
    uint32_t count = 0;
    for (; entries[count].name != NULL; count++) {
        char name[200];
        snprintf(name, sizeof name, "%s.class", entries[count].name);
        struct bytes file = class_file(entries[count].name, entries[count].value,
                                       entries[count].late);
        little(&list, 0x02014b50, 4), little(&list, 10, 2);
        zip_fields(&list, name, &file);
        little(&list, 0, 2), little(&list, 0, 2), little(&list, 0, 2), little(&list, 0, 4);
        little(&list, (uint32_t)jar.length, 4);
        put(&list, name, strlen(name));
        little(&jar, 0x04034b50, 4);
        zip_fields(&jar, name, &file);
        put(&jar, name, strlen(name));
        put(&jar, file.at, file.length);
    }
    uint32_t start = (uint32_t)jar.length;
    put(&jar, list.at, list.length);
    little(&jar, 0x06054b50, 4), little(&jar, 0, 4);
    little(&jar, count, 2), little(&jar, count, 2);
    little(&jar, (uint32_t)list.length, 4), little(&jar, start, 4), little(&jar, 0, 2);
    write_file(path, &jar);
}

/* Calls a method of search.Look with a class's name, and says what it says. */
static inline void ask(JNIEnv *jni, const char *method, const char *name)
{
    jclass look = find_class(jni, "search/Look");
    jstring answer = (*jni)->CallStaticObjectMethod(
        jni, look, static_method_id(jni, look, method, "(Ljava/lang/String;)Ljava/lang/String;"),
        (*jni)->NewStringUTF(jni, name));
    no_exception(jni);
    say("%s %s: %s", method, name, to_string(jni, answer));
}

#endif
