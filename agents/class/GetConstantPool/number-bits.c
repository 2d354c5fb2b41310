/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>

#include "class_file.h"

TITLE("GetConstantPool reports numbers at the edges of their types, and NaNs, bit for bit.");

/* Java takes all NaNs of a type for one. */
static bool is_nan(int tag, const char *bits)
{
    unsigned long long value = strtoull(bits, NULL, 16);
    return (tag == CONSTANT_FLOAT && (value & 0x7fffffff) > 0x7f800000)
           || (tag == CONSTANT_DOUBLE && (value & 0x7fffffffffffffff) > 0x7ff0000000000000);
}

/* Those of the number that the method's first instruction names. */
static const char *bits_in_pool(jclass klass, jmethodID method, const char *in_class_file)
{
    struct constant_pool pool = get_constant_pool(klass);
    char *text = assay_text();
    jint size = 0;
    unsigned char *code = NULL;
    must(GetBytecodes, method, &size, &code);
    unsigned index = readable(code, size) < 3             ? 0
                     : constant_index_bytes(code[0]) == 1 ? code[1]
                                                          : (unsigned)code[1] << 8 | code[2];
    int tag = constant_tag(&pool, index);
    if (tag < CONSTANT_INTEGER || tag > CONSTANT_DOUBLE)
        assay_append(text, "no number");
    else
        assay_append(text, "%08x", (unsigned)pool_u4(&pool, constant_at(&pool, index)));
    if (tag == CONSTANT_LONG || tag == CONSTANT_DOUBLE)
        assay_append(text, "%08x", (unsigned)pool_u4(&pool, constant_at(&pool, index) + 4));
    release(code);
    free_constant_pool(&pool);
    return is_nan(tag, text) && strstr(in_class_file, text) == NULL ? "another NaN" : text;
}

/* Where the JVM can, has it make the class anew from what it keeps. */
static void retransform(jclass klass)
{
    jvmtiCapabilities held = {0};
    must(GetCapabilities, &held);
    if (held.can_retransform_classes)
        SAY_CALL(RetransformClasses, 1, &klass);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Class"))) {
        retransform(subject);
        return;
    }
    jclass klass = NULL;
    char *name = NULL;
    jmethodID method = (*jni)->FromReflectedMethod(jni,
                                                   (*jni)->GetObjectArrayElement(jni, subject, 0));
    must(GetMethodName, method, &name, NULL, NULL);
    must(GetMethodDeclaringClass, method, &klass);
    say("%s: in the pool %s, in the program %s", name,
        bits_in_pool(klass, method, readable_text(name)),
        to_string(jni, (*jni)->GetObjectArrayElement(jni, subject, 1)));
}

TEST(.target = "classfile.NumberBits", .probe = observe,
     .needs = {.can_get_constant_pool = 1, .can_get_bytecodes = 1},
     .wants = {.can_retransform_classes = 1});
