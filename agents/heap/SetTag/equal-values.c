/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A tag is that of all equal value objects, whichever of them was given it.");

static void say_tags(JNIEnv *jni, const char *when, jobject objects)
{
    say("%s: %d, equal: %d, different: %d", when, (int)tag_of(element(jni, objects, 0)),
        (int)tag_of(element(jni, objects, 1)), (int)tag_of(element(jni, objects, 2)));
}

static void observe(JNIEnv *jni, jobject objects)
{
    set_tag(element(jni, objects, 0), 7);
    say_tags(jni, "set for one", objects);
    set_tag(element(jni, objects, 1), 8);
    say_tags(jni, "replaced by the equal one", objects);
    set_tag(element(jni, objects, 1), 0);
    say_tags(jni, "removed by it", objects);
}

TEST(.target = "classfile.Values", .args = LIST("objects"), .env = LIST(PREVIEW_FEATURES),
     .since = 28, .probe = observe, .needs = {.can_tag_objects = 1});
