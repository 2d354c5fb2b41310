/* SPDX-License-Identifier: Apache-2.0 */
#include "../library.h"

TITLE("ClassLoad is posted for each class that is loaded in the live phase.");

static bool is_due(jclass klass)
{
    return true;
}

static void load(JavaVM *vm, char *options)
{
    on(ClassLoad, tag_class);
}

static void init(JNIEnv *jni, jthread thread)
{
    count_untagged(jni, is_due, true);
}

static void observe(JNIEnv *jni, jobject unused)
{
    await_all_tagged(jni, is_due);
    say("all loaded classes were announced");
}

TEST(.target = "classes.Library", .load = load, .init = init, .probe = observe, .timeout = 60,
     .needs = {.can_tag_objects = 1});
