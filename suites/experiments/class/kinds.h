/* SPDX-License-Identifier: Apache-2.0 */

/* The classes that experiments.Members hands over, each with a name for its kind. */
#ifndef EXPERIMENTS_KINDS_H
#define EXPERIMENTS_KINDS_H

#include "experiment.h"

static const char *const kinds[] = {
    "an ordinary class",
    "a lambda's class",
    "an anonymous class",
    "an enum",
    "an inner class",
    "a nested class",
    "a protected nested class",
    "a private nested class",
    "a proxy's class",
    "Object[]",
    "int[][]",
    "Object",
    "int",
    "an interface",
    "an annotation",
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

static inline jclass kind(JNIEnv *jni, jobject subject, int index)
{
    return (*jni)->GetObjectArrayElement(jni, subject, index);
}

#endif
