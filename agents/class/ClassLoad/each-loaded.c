/* SPDX-License-Identifier: Apache-2.0 */
#include "../announced.h"

TITLE("ClassLoad has been sent for each class that is loaded in the live phase.");

static bool is_due(jclass klass)
{
    return true;
}

static void load(JavaVM *vm, char *options)
{
    on(ClassLoad, announced);
}

static void init(JNIEnv *jni, jthread thread)
{
    not_announced(jni, true);
}

static void observe(JNIEnv *jni, jobject unused)
{
    await_all_announced(jni);
    say("all loaded classes were announced");
}

TEST(.target = "classes.Library", .load = load, .init = init, .probe = observe, .timeout = 60,
     .needs = {.can_tag_objects = 1});
