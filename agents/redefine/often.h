/* SPDX-License-Identifier: Apache-2.0 */

/* Redefinition of a class again and again, while threads run. The answer of the class is a constant
 * of three digits, at first "000". */
#ifndef ASSAY_REDEFINE_OFTEN_H
#define ASSAY_REDEFINE_OFTEN_H

#include <stdio.h>

#include "redefinition.h"

/* Where the digits stand in the class file. */
static inline char *answer_in(struct class_bytes file)
{
    static const unsigned char constant[] = {1, 0, 3, '0', '0', '0'};
    jint at = 0;
    while (at + (jint)sizeof constant <= file.length
           && memcmp(file.bytes + at, constant, sizeof constant) != 0)
        at++;
    if (at + (jint)sizeof constant > file.length)
        broken("the class file has no constant \"000\"");
    return (char *)file.bytes + at + 3;
}

/* Redefines the class of the probe's array, whose answer then is "001", "002", and so on up to the
 * number of times. Returns how often that failed. */
static inline int redefine_often(JNIEnv *jni, jobjectArray subject, int times)
{
    jclass klass = (*jni)->GetObjectArrayElement(jni, subject, 0);
    struct class_bytes file = class_bytes_at(jni, subject, 1);
    char *answer = answer_in(file);
    int errors = 0;
    for (int i = 1; i <= times; i++) {
        char digits[12];
        snprintf(digits, sizeof digits, "%03d", i);
        memcpy(answer, digits, 3);
        const jvmtiClassDefinition definition = {klass, file.length, file.bytes};
        errors += ti(RedefineClasses, 1, &definition) != JVMTI_ERROR_NONE;
    }
    free(file.bytes);
    return errors;
}

#endif
