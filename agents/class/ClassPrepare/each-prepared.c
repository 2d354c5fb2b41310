/* SPDX-License-Identifier: Apache-2.0 */
#include "../library.h"
#include "prepared.h"

TITLE("ClassPrepare is posted for each class that is prepared in the live phase.");

static void load(JavaVM *vm, char *options)
{
    on(ClassPrepare, tag_class);
}

static void init(JNIEnv *jni, jthread thread)
{
    const char *unused = NULL;
    count_untagged(jni, is_class_prepared, true, &unused);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_untagged(jni, is_class_prepared);
}

TEST(.target = "classes.Library", .load = load, .init = init, .probe = observe, .timeout = 60,
     .needs = {.can_tag_objects = 1});
