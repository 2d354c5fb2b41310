/* SPDX-License-Identifier: Apache-2.0 */

/* The native methods of heap.walk.NativeArguments: each has an object that nothing but its call holds. */
#ifndef ASSAY_HEAP_NATIVE_ARGUMENTS_H
#define ASSAY_HEAP_NATIVE_ARGUMENTS_H

#include "assay.h"

/* Registers functions for take(Object), taken() and takeLast(..., Object). */
static inline void register_native_methods(JNIEnv *jni, jclass target, void *take, void *taken,
                                           void *take_last)
{
    JNINativeMethod natives[] = {
        {"take", "(Ljava/lang/Object;)V", take},
        {"taken", "()V", taken},
        {"takeLast", "(IJFDLjava/lang/Object;IJFDLjava/lang/Object;IJFDLjava/lang/Object;)V",
         take_last}};
    if ((*jni)->RegisterNatives(jni, target, natives, 3) != JNI_OK)
        broken("RegisterNatives failed");
}

#endif
