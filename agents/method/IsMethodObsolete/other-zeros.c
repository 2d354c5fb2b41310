/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>

#include "../all_active.h"
#include "class_file.h"

TITLE("IsMethodObsolete returns true for a method with a zero of the other sign, and false for one with the same NaN.");

/* Has the method that returns the negative zero of this type return the positive one instead, which is the
 * value of a field: javac would load it by an instruction of its own, not from the constant pool. */
static void take_positive(const struct class_file *file, int tag)
{
    enum { LDC = 0x12, LDC2_W = 0x14, FRETURN = 0xae, DRETURN = 0xaf };
    unsigned char negative = 0, positive = 0;
    for (unsigned i = 1; i < (unsigned)file->pool.count; i++)
        if (constant_tag(&file->pool, i) == tag) {
            unsigned char sign = file->pool.bytes[constant_at(&file->pool, i)];
            negative = sign == 0x80 ? (unsigned char)i : negative;
            positive = sign == 0x00 ? (unsigned char)i : positive;
        }
    const unsigned char fraction[] = {LDC, negative, FRETURN};
    const unsigned char precise[] = {LDC2_W, 0, negative, DRETURN};
    jint methods = methods_of(file), end = attributes_of(file);
    jint at = tag == CONSTANT_FLOAT
                  ? find_bytes(file->pool.bytes + methods, end - methods, fraction, sizeof fraction)
                  : find_bytes(file->pool.bytes + methods, end - methods, precise, sizeof precise);
    if (at < 0 || negative == 0 || positive == 0)
        broken("the class file has no such instruction");
    file->pool.bytes[methods + at + (tag == CONSTANT_FLOAT ? 1 : 2)] = positive;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jbyteArray array = element(jni, subject, 1);
    jbyte *bytes = (*jni)->GetByteArrayElements(jni, array, NULL);
    struct class_file file = class_file_in((unsigned char *)bytes,
                                           (*jni)->GetArrayLength(jni, array));
    take_positive(&file, CONSTANT_FLOAT);
    take_positive(&file, CONSTANT_DOUBLE);
    free(file.pool.offsets);
    (*jni)->ReleaseByteArrayElements(jni, array, bytes, 0);
    redefine_active(jni, subject, "Lredefine/Zeros;");
}

TEST(.target = "redefine.ZerosActive", .probe = observe, .needs = {.can_redefine_classes = 1});
