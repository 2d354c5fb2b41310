/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetBytecodes and GetConstantPool agree about each of three hundred references of each kind.");

static void compare_references(jclass klass, JNIEnv *jni, const char *kind, const char *format)
{
    jint size = 0, count = 0;
    unsigned char *code = NULL;
    struct constant_pool pool = get_constant_pool(klass);
    must(GetBytecodes, static_method_id(jni, klass, kind, "()V"), &size, &code);
    size = readable(code, size);
    for (jint at = 0; at < size; at = next_instruction(code, size, at)) {
        if (constant_index_bytes(code[at]) != 2 || at + 2 >= size)
            continue;
        char *expected = assay_text();
        const char *actual = constant_text(&pool, (unsigned)code[at + 1] << 8 | code[at + 2]);
        assay_append(expected, format, (int)count++);
        if (strcmp(expected, actual) != 0)
            differs("expected %s, actual %s", expected, actual);
    }
    say("%s: %d", kind, (int)count);
    say_first_difference();
    release(code);
    free_constant_pool(&pool);
}

static void observe(JNIEnv *jni, jobject klass)
{
#define OBJECT "Ljava/lang/Object;"
    compare_references(klass, jni, "string", "string string%d");
    compare_references(klass, jni, "field", "field of class classfile/Referring: field%d " OBJECT);
    compare_references(klass, jni, "method",
                       "method of class classfile/Referring: method%d ()" OBJECT);
    compare_references(klass, jni, "site", "call site site%d ()" OBJECT);
    compare_references(klass, jni, "type", "method type ()Ltype%d;");
    compare_references(klass, jni, "class", "class class%d");
}

/* Bulk oracle: compares eighteen hundred references. */
TEST(.target = "classfile.ManyReferences", .probe = observe,
     .needs = {.can_get_bytecodes = 1, .can_get_constant_pool = 1});
