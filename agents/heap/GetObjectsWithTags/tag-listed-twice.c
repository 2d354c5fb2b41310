/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetObjectsWithTags returns an object once whose tag is listed twice.");

static void observe(JNIEnv *jni, jobject unused)
{
    static const jlong tags[] = {4, 9, 4};
    jclass klass = find_class(jni, "java/lang/Object");
    jint count = 0;
    for (jlong i = 0; i < 4; i++)
        set_tag((*jni)->AllocObject(jni, klass), i == 3 ? 9 : 4);
    jvmtiError error = ti(GetObjectsWithTags, 3, tags, &count, NULL, NULL);
    say("GetObjectsWithTags: %s, objects %d", error_name(error), (int)count);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
