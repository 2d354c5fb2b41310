/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"

TITLE("GetLoadedClasses reports once each class that was prepared and is not unloaded.");

enum { ROOM = 4096 };

static jclass prepared[ROOM]; /* global */
static int count;

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    int place = __atomic_fetch_add(&count, 1, __ATOMIC_SEQ_CST);
    if (place < ROOM)
        prepared[place] = (*jni)->NewGlobalRef(jni, klass);
}

static void init(JNIEnv *jni, jthread thread)
{
    on(ClassPrepare, on_prepare);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jint listed = 0;
    jclass *classes = NULL;
    off(ClassPrepare);
    int known = count < ROOM ? count : ROOM;
    must(GetLoadedClasses, &listed, &classes);
    for (jint i = 0; i < readable(classes, listed); i++) {
        if (tag_of(classes[i]) == 1)
            differs("%s: expected once, actual more than once", class_name(classes[i]));
        set_tag(classes[i], 1);
    }
    say_first_difference();
    for (int i = 0; i < known; i++)
        if (prepared[i] != NULL && tag_of(prepared[i]) != 1)
            differs("%s: expected in the list, actual not", class_name(prepared[i]));
    say("some were prepared: %s", truth(known > 1));
    say_first_difference();
}

/* Bulk oracle: all classes that are prepared and loaded. */
TEST(.target = "classes.LoadersAndHandles", .init = init, .probe = observe, .timeout = 60,
     .needs = {.can_tag_objects = 1});
