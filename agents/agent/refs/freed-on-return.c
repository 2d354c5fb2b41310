/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A reference that a function returned holds its object until the native method returns.");

static jint tagged(jobject **objects)
{
    const jlong tag = 71;
    jint count = -1;
    must(GetObjectsWithTags, 1, &tag, &count, objects, NULL);
    return count;
}

static void observe(JNIEnv *jni, jobject place)
{
    jobject *objects = NULL;
    must(ForceGarbageCollection);
    if (strcmp(to_string(jni, place), "first") == 0) {
        jobject own = (*jni)->NewStringUTF(jni, "nowhere else");
        set_tag(own, 71);
        tagged(&objects);
        (*jni)->DeleteLocalRef(jni, own);
        must(ForceGarbageCollection);
        say("held by the reference returned: %s", to_string(jni, objects[0]));
        return;
    }
    say("%s: %d", to_string(jni, place), (int)tagged(&objects));
}

TEST(.target = "agent.Straight", .probe = observe, .needs = {.can_tag_objects = 1});
