/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

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
    int missing = 0, again = 0;
    off(ClassPrepare);
    int known = count < ROOM ? count : ROOM;
    say("GetLoadedClasses: %s", error_name(ti(GetLoadedClasses, &listed, &classes)));
    for (jint i = 0; i < listed; i++) {
        again += tag_of(classes[i]) == 1;
        set_tag(classes[i], 1);
    }
    for (int i = 0; i < known; i++)
        missing += prepared[i] != NULL && tag_of(prepared[i]) != 1;
    say("some were prepared: %s, missing: %d", truth(known > 4), missing);
    say("listed more than once: %d", again);
}

TEST(.target = "classes.Loaders", .init = init, .probe = observe, .needs = {.can_tag_objects = 1});
