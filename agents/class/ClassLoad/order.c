/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "../loading.h"
#include "threads.h"

TITLE("ClassLoad is posted once for each class and interface, before its ClassPrepare and its code.");

/* Of Parent, Face, Child and arrays, by the first character. */
static atomic_int loads[128], elsewhere;

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    const char *name = loading_name(klass);
    if (name == NULL)
        return;
    atomic_fetch_add(&loads[name[0] & 127], 1);
    atomic_fetch_add(&elsewhere, !(*jni)->IsSameObject(jni, thread, current_thread()));
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    const char *name = loading_name(klass);
    if (name == NULL || name[0] == 'F')
        return;
    if (strcmp(thread_name(current_thread()), "loading") != 0)
        inapplicable("a class is prepared on another thread than the one that uses it");
    say("prepare %s, loaded %d times", name, atomic_load(&loads[name[0] & 127]));
}

static void observe(JNIEnv *jni, jobject unused)
{
    need_late_child(jni);
    on(ClassLoad, on_load);
    on(ClassPrepare, on_prepare);
}

static void unload(JavaVM *vm)
{
    say("loads of Parent: %d, Face: %d, Child: %d, arrays: %d, of other threads: %d", loads['P'],
        loads['F'], loads['C'], loads['['], elsewhere);
}

TEST(.target = "classes.Loading", .probe = observe, .unload = unload);
