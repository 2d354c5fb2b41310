/* SPDX-License-Identifier: Apache-2.0 */

/* The stack at the probe of stack.Steps3000: the native probe at depth 0, then the method of
 * levels 0 to 2999 at depths 1 to 3000, then main. */
#ifndef ASSAY_STACK_DEEP_H
#define ASSAY_STACK_DEEP_H

#include "assay.h"

enum { DEPTH_FIRST = 1, DEPTH_LAST = 3000, DEPTH_MAIN, DEEP_MAX = 3100 };

static inline jmethodID deep_down(JNIEnv *jni)
{
    return static_method_id(jni, find_class(jni, "stack/Steps3000"), "down", "(II)I");
}

#endif
