/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A retransformed class and its instance keep their tags.");

static void observe(JNIEnv *jni, jobject subject)
{
    static const jlong tags[] = {31, 77};
    jint found = -1;
    jclass klass = class_of_probe(jni, subject);
    jobject instance = (*jni)->GetObjectArrayElement(jni, subject, 2);
    set_tag(klass, tags[0]);
    set_tag(instance, tags[1]);
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
    say("tags: %d and %d", (int)tag_of(klass), (int)tag_of(instance));
    must(GetObjectsWithTags, 2, tags, &found, NULL, NULL);
    say("found: %d", (int)found);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_tag_objects = 1});
