/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A local reference returned by a function keeps its object alive until the native method returns.");

static jint tagged(jobject **objects)
{
    const jlong tag = 71;
    jint count = -1;
    must(GetObjectsWithTags, 1, &tag, &count, objects, NULL);
    return count;
}

static jobject new_string(JNIEnv *jni, const char *text)
{
    jobject string = (*jni)->NewStringUTF(jni, text);
    no_exception(jni);
    return string;
}

/* The witness is held as long, by a reference of the native method's own. */
static void observe(JNIEnv *jni, jobject place)
{
    static jweak witness;
    jobject *objects = NULL;
    if (witness == NULL) {
        jobject own = new_string(jni, "nowhere else");
        set_tag(own, 71);
        witness = (*jni)->NewWeakGlobalRef(jni, new_string(jni, "nowhere at all"));
        if (tagged(&objects) != 1)
            say("it is not the only one with its tag");
        (*jni)->DeleteLocalRef(jni, own);
        must(ForceGarbageCollection);
        say("held by the reference returned: %s",
            objects == NULL ? "none" : to_string(jni, objects[0]));
        release(objects);
    } else if (collect_until_freed(jni, &witness, 1)) {
        say("%s: %d", to_string(jni, place), (int)tagged(&objects));
    } else {
        say("%s: nothing is collected", to_string(jni, place));
    }
}

TEST(.target = "agent.ThreeProbes", .probe = observe, .needs = {.can_tag_objects = 1});
