/* SPDX-License-Identifier: Apache-2.0 */
#include "../graph.h"

TITLE("An object that only a global reference holds is reported as a root without a referrer.");

enum { TAG = 4711 };

HEAP_REFERENCE_CALLBACK(see)
{
    if (*tag != TAG || kind != JVMTI_HEAP_REFERENCE_JNI_GLOBAL)
        return JVMTI_VISIT_OBJECTS;
    say("%s: referrer's tag %s, referrer's class tag %d, info %s, class tag %d",
        reference_kind(kind), referrer_tag == NULL ? "null" : "given", (int)referrer_class_tag,
        info == NULL ? "null" : "given", (int)class_tag);
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    jclass klass = find_class(jni, "assay/Probe");
    jobject local = (*jni)->AllocObject(jni, klass);
    jobject global = (*jni)->NewGlobalRef(jni, local);
    (*jni)->DeleteLocalRef(jni, local);
    set_tag(global, TAG);
    set_tag(klass, 12);
    SAY_CALL(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    (*jni)->DeleteGlobalRef(jni, global);
    SAY_CALL(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
