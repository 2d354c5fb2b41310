/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "classes.h"

static void put(struct file_bytes *to, const void *from, size_t length)
{
    if (to->length + length > sizeof to->at)
        broken("a class or JAR file is too long");
    memcpy(to->at + to->length, from, length);
    to->length += length;
}

/* A number of `size` bytes, the highest first, as class files have them. */
static void big(struct file_bytes *to, uint32_t number, int size)
{
    while (size-- > 0)
        put(to, &(unsigned char){(unsigned char)(number >> 8 * size)}, 1);
}

/* The same with the lowest first, as JAR files have them. */
static void little(struct file_bytes *to, uint32_t number, int size)
{
    for (; size-- > 0; number >>= 8)
        put(to, &(unsigned char){(unsigned char)number}, 1);
}

static void utf8(struct file_bytes *to, const char *text)
{
    big(to, 1, 1);
    big(to, (uint32_t)strlen(text), 2);
    put(to, text, strlen(text));
}

struct file_bytes make_class(const char *name, int value, const char *refers_to)
{
    struct file_bytes file = {.length = 0};
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
    utf8(&file, refers_to != NULL ? refers_to : name);
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
    big(&file, refers_to != NULL, 2);
    if (refers_to != NULL) {
        big(&file, 0x9, 2), big(&file, 13, 2), big(&file, 14, 2), big(&file, 1, 2);
        big(&file, 15, 2), big(&file, 16, 4);
        big(&file, 1, 2), big(&file, 0, 2);
        big(&file, 4, 4), big(&file, 0xB2, 1), big(&file, 12, 2), big(&file, 0xAC, 1);
        big(&file, 0, 4);
    }
    big(&file, 0, 2);
    return file;
}

jclass define_small_class(JNIEnv *jni, const char *name, jobject loader)
{
    struct file_bytes file = make_class(name, 1, NULL);
    jclass klass = (*jni)->DefineClass(jni, name, loader, (const jbyte *)file.at,
                                       (jsize)file.length);
    no_exception(jni);
    return klass;
}

void write_file(const char *path, const struct file_bytes *bytes)
{
    FILE *file = fopen(path, "wb");
    if (file == NULL || fwrite(bytes->at, 1, bytes->length, file) != bytes->length
        || fclose(file) != 0)
        broken("%s cannot be written", path);
}

const char *path_here(const char *name)
{
    static char *path;
    char *directory = getcwd(NULL, 0);
    if (directory == NULL)
        broken("there is no current directory");
    free(path);
    if (asprintf(&path, "%s/%s", directory, name) < 0)
        broken("there is no memory for a path");
    free(directory);
    return path;
}

void make_directory(const char *directory, const char *package, const struct jar_class *klass)
{
    char *below = assay_text(), *path = assay_text();
    mkdir(directory, 0777);
    assay_append(below, "%s/%s", directory, package);
    mkdir(below, 0777);
    assay_append(path, "%s/%s.class", directory, klass->name);
    struct file_bytes file = make_class(klass->name, klass->value, klass->refers_to);
    write_file(path, &file);
}

static uint32_t crc_of(const struct file_bytes *bytes)
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
static void zip_fields(struct file_bytes *to, const char *name, const struct file_bytes *file)
{
    little(to, 10, 2), little(to, 0, 2), little(to, 0, 2);
    little(to, 0, 2), little(to, 0x2821, 2);
    little(to, crc_of(file), 4);
    little(to, (uint32_t)file->length, 4), little(to, (uint32_t)file->length, 4);
    little(to, (uint32_t)strlen(name), 2), little(to, 0, 2);
}

void make_jar(const char *path, const struct jar_class *classes)
{
    struct file_bytes jar = {.length = 0}, list = {.length = 0};
    uint32_t count = 0;
    for (; classes[count].name != NULL; count++) {
        char *name = assay_text();
        assay_append(name, "%s.class", classes[count].name);
        struct file_bytes file = make_class(classes[count].name, classes[count].value,
                                            classes[count].refers_to);
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
