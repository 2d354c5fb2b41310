/* SPDX-License-Identifier: Apache-2.0 */

/* Redefinition of a class at an event in its method redefine.Struck.act(). The target is
 * redefine.Striking. */
#ifndef ASSAY_REDEFINE_STRUCK_H
#define ASSAY_REDEFINE_STRUCK_H

#include "redefine.h"

static jvmtiClassDefinition struck;

/* Keeps what the probe's array has. Returns the current thread, which will call the method. */
static inline jthread keep_struck(JNIEnv *jni, jobject subject)
{
    jthread thread;
    struct class_bytes file = class_bytes_at(jni, subject, 1);
    struck.klass = (*jni)->NewGlobalRef(jni, class_of_probe(jni, subject));
    struck.class_byte_count = file.length;
    struck.class_bytes = file.bytes;
    must(GetCurrentThread, &thread);
    return thread;
}

/* Redefines the class at the first event in the method. After the collection there is nothing left
 * of the old version that its frame does not need. Calls no JNI: an exception may be pending. */
static inline void strike(jmethodID method)
{
    static bool done;
    if (done || strcmp(method_name(method), "Lredefine/Struck;.act()Ljava/lang/String;") != 0)
        return;
    done = true;
    say("RedefineClasses: %s", error_name(ti(RedefineClasses, 1, &struck)));
    must(ForceGarbageCollection);
}

/* The field that the method reads and writes. */
static inline jfieldID struck_field(JNIEnv *jni)
{
    return static_field_id(jni, struck.klass, "value", "I");
}

#endif
