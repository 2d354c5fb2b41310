/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Which functions of JNI allocate visibly?");
PASSAGES("VMObjectAlloc: when an object is allocated by the JVM and is not visible otherwise, for "
         "instance to bytecode instrumentation; which allocations these are is up to the JVM.");
WHY("Allocation profilers add these events to what they instrument, and may count twice or never.");

static int events;

static void JNICALL on_alloc(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                             jclass klass, jlong size)
{
    events++;
}

#define tell(WHAT, CALL)                                                                           \
    do {                                                                                           \
        events = 0;                                                                                \
        CALL;                                                                                      \
        say("%s: %d", WHAT, events);                                                               \
    } while (0)

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "java/lang/Object");
    jmethodID make = method_id(jni, klass, "<init>", "()V");
    on(VMObjectAlloc, on_alloc);
    tell("AllocObject", (*jni)->AllocObject(jni, klass));
    tell("NewObject", (*jni)->NewObject(jni, klass, make));
    tell("NewObjectArray", (*jni)->NewObjectArray(jni, 3, klass, NULL));
    tell("NewIntArray", (*jni)->NewIntArray(jni, 3));
    tell("NewStringUTF", (*jni)->NewStringUTF(jni, "text"));
    tell("NewDirectByteBuffer", (*jni)->NewDirectByteBuffer(jni, &events, sizeof events));
    tell("FindClass of a new array class", (*jni)->FindClass(jni, "[[[[[Ljava/lang/Object;"));
    tell("ToReflectedMethod", (*jni)->ToReflectedMethod(jni, klass, make, JNI_FALSE));
    tell("ThrowNew", (*jni)->ThrowNew(jni, find_class(jni, "java/lang/Error"), "text"));
    (*jni)->ExceptionClear(jni);
    off(VMObjectAlloc);
}

ASK(.probe = observe, .needs = {.can_generate_vm_object_alloc_events = 1});
