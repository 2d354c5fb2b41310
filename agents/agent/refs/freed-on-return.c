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

static void observe(JNIEnv *jni, jobject place)
{
    static jweak witness;
    jobject *objects = NULL;
    must(ForceGarbageCollection);
    if (strcmp(to_string(jni, place), "first") == 0) {
        jobject own = (*jni)->NewStringUTF(jni, "nowhere else");
        set_tag(own, 71);
        witness = (*jni)->NewWeakGlobalRef(jni, (*jni)->NewStringUTF(jni, "nowhere at all"));
        tagged(&objects);
        (*jni)->DeleteLocalRef(jni, own);
        must(ForceGarbageCollection);
        say("held by the reference returned: %s", to_string(jni, objects[0]));
        return;
    }
    if (collect_until_freed(jni, &witness, 1))
        say("%s: %d", to_string(jni, place), (int)tagged(&objects));
    else
        say("%s: nothing is collected", to_string(jni, place));
}

TEST(.target = "agent.ThreeProbes", .probe = observe, .needs = {.can_tag_objects = 1});
