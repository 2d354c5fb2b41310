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
    const char *unused = NULL;
    count_untagged(jni, is_due, true, &unused);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_untagged(jni, is_due);
}

TEST(.target = "classes.Library", .load = load, .init = init, .probe = observe, .timeout = 60,
     .needs = {.can_tag_objects = 1});
