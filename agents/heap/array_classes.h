/* SPDX-License-Identifier: Apache-2.0 */

/* heap.walk.ArrayClasses, whose method `resolve` resolves constants of its class when it is interpreted. */
#ifndef ASSAY_HEAP_ARRAY_CLASSES_H
#define ASSAY_HEAP_ARRAY_CLASSES_H

#include <stdatomic.h>

#include "assay.h"

static jmethodID resolve;
static atomic_bool is_resolve_compiled;

static inline void JNICALL see_compiled(jvmtiEnv *env, jmethodID method, jint code_size,
                                        const void *code, jint map_length,
                                        const jvmtiAddrLocationMap *map, const void *info)
{
    if (method == resolve)
        is_resolve_compiled = true;
}

/* The compiler finds classes that are loaded without an entry of the constant pool, so that a method which
 * was compiled before its first call may leave the entries as they are. */
static inline void need_interpreted_resolve(JNIEnv *jni)
{
    jvmtiCapabilities had = {0};
    must(GetCapabilities, &had);
    if (!had.can_generate_compiled_method_load_events)
        return;
    resolve = static_method_id(jni, find_class(jni, "heap/walk/ArrayClasses$User"), "resolve",
                               "(Ljava/lang/Object;Ljava/lang/Object;)Z");
    on(CompiledMethodLoad, see_compiled);
    must(GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD);
    off(CompiledMethodLoad);
    if (is_resolve_compiled)
        inapplicable("the method is compiled before its first call");
}

#endif
