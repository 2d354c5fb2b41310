/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetTag sets a tag in each of twenty environments for one object.");

static void observe(JNIEnv *jni, jobject unused)
{
    enum { ENVIRONMENTS = 20 };
    static const jvmtiCapabilities tagging = {.can_tag_objects = 1};
    jobject object = (*jni)->AllocObject(jni, find_class(jni, "java/lang/Object"));
    jvmtiEnv *env[ENVIRONMENTS];
    int untagged = 0, right = 0;
    for (int i = 0; i < ENVIRONMENTS; i++) {
        jlong tag = -1;
        env[i] = new_environment_with(&tagging);
        must_in(env[i], GetTag, object, &tag);
        untagged += tag == 0;
        must_in(env[i], SetTag, object, 1000 + i);
    }
    for (int i = 0; i < ENVIRONMENTS; i++) {
        jint count = 0;
        jlong tag = 1000 + i, found = 0;
        jobject *objects = NULL;
        must_in(env[i], GetTag, object, &found);
        must_in(env[i], GetObjectsWithTags, 1, &tag, &count, &objects, NULL);
        right += found == tag && readable(objects, count) == 1
                 && (*jni)->IsSameObject(jni, object, objects[0]);
        must_in(env[i], Deallocate, (unsigned char *)objects);
    }
    say("untagged at first: %d", untagged);
    say("with their own tag: %d", right);
    say("in the first: %lld", (long long)tag_of(object));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
