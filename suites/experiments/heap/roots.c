/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Which kinds of roots does a walk over the heap report?");
PASSAGES("FollowReferences, jvmtiHeapReferenceKind: JNI_GLOBAL, SYSTEM_CLASS, MONITOR, "
         "STACK_LOCAL, JNI_LOCAL, THREAD, OTHER. What is a root, and of which kind, is up to the "
         "JVM.");
WHY("Leak hunters show why an object is alive by the kind of its root.");

static bool seen[64];

static jint JNICALL on_reference(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,
                                 jlong class_tag, jlong referrer_class_tag, jlong size, jlong *tag,
                                 jlong *referrer_tag, jint length, void *data)
{
    if (kind < 64)
        seen[kind] = true;
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jobject local = (*jni)->AllocObject(jni, find_class(jni, "java/lang/Object"));
    (*jni)->NewGlobalRef(jni, local);
    (*jni)->MonitorEnter(jni, local);
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = on_reference};
    must(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    (*jni)->MonitorExit(jni, local);
    for (int kind = JVMTI_HEAP_REFERENCE_JNI_GLOBAL; kind <= JVMTI_HEAP_REFERENCE_OTHER; kind++)
        say("%s: %s", reference_kind((jvmtiHeapReferenceKind)kind), seen[kind] ? "some" : "none");
}

ASK(.probe = observe, .needs = {.can_tag_objects = 1});
