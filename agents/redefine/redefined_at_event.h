/* SPDX-License-Identifier: Apache-2.0 */

/* Redefinition of a class at an event in its method redefine.EventMethod.act(). The target is
 * redefine.RedefinedAtEvent. */
#ifndef ASSAY_REDEFINE_REDEFINED_AT_EVENT_H
#define ASSAY_REDEFINE_REDEFINED_AT_EVENT_H

#include "redefine.h"

static jvmtiClassDefinition definition;

/* Keeps what the probe's array has. Returns the current thread, which will call the method. */
static inline jthread keep_definition(JNIEnv *jni, jobject subject)
{
    jthread thread = NULL;
    struct class_bytes file = class_bytes_at(jni, subject, 1);
    definition.klass = (*jni)->NewGlobalRef(jni, class_of_probe(jni, subject));
    definition.class_byte_count = file.length;
    definition.class_bytes = file.bytes;
    must(GetCurrentThread, &thread);
    return thread;
}

/* Redefines the class at the first event in the method. After the collection there is nothing left
 * of the old version that its frame does not need. No exception may be pending. */
static inline void redefine_once_in(jmethodID method)
{
    static bool done;
    if (done || strcmp(method_name(method), "Lredefine/EventMethod;.act()Ljava/lang/String;") != 0)
        return;
    done = true;
    SAY_CALL(RedefineClasses, 1, &definition);
    must(ForceGarbageCollection);
}

/* The field that the method reads and writes. */
static inline jfieldID event_field(JNIEnv *jni)
{
    return static_field_id(jni, definition.klass, "value", "I");
}

#endif
