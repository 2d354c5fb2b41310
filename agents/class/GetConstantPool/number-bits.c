/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetConstantPool reports numbers at the edges of their types, and NaNs, bit for bit.");

/* Of the number that the method's first instruction names. */
static void append_bits(char *text, jclass klass, jmethodID method)
{
    struct constant_pool pool = get_constant_pool(klass);
    jint size = 0;
    unsigned char *code = NULL;
    must(GetBytecodes, method, &size, &code);
    unsigned index = size < 3                             ? 0
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
}

/* Where the JVM can, has it make the class anew from what it keeps. */
static void retransform(jclass klass)
{
    jvmtiCapabilities held;
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
    char *name = NULL, *text = assay_text();
    jmethodID method = (*jni)->FromReflectedMethod(jni,
                                                   (*jni)->GetObjectArrayElement(jni, subject, 0));
    must(GetMethodName, method, &name, NULL, NULL);
    must(GetMethodDeclaringClass, method, &klass);
    append_bits(text, klass, method);
    say("%s: in the pool %s, in the program %s", name, text,
        to_string(jni, (*jni)->GetObjectArrayElement(jni, subject, 1)));
}

TEST(.target = "classfile.NumberBits", .probe = observe,
     .needs = {.can_get_constant_pool = 1, .can_get_bytecodes = 1},
     .wants = {.can_retransform_classes = 1});
