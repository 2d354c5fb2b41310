/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("ClassFileLoadHook does not disturb a virtual thread that parks in a class initializer.");

/* Of the loader that the target uses: another may load the classes, too. */
static void JNICALL hook(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                         const char *name, jobject domain, jint length, const unsigned char *bytes,
                         jint *new_length, unsigned char **new_bytes)
{
    if (name != NULL && strncmp(name, "virtual_thread/Used", 19) == 0 && loader != NULL
        && strcmp(class_name((*jni)->GetObjectClass(jni, loader)), "Lclassfile/Reloader;") == 0)
        say("ClassFileLoadHook: %s", name);
}

static void load(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, hook);
}

static void observe(JNIEnv *jni, jobject thread)
{
    say("parked");
}

/* With the property HotSpot 21 to 23 load classes of their own when the thread parks. */
TEST(VIRTUAL_THREADS_WITH(CARRIERS, "-Djdk.tracePinnedThreads=full"),
     .target = "virtual_thread.InState", .args = LIST("parked-initializing"), .load = load,
     .probe = observe, .needs = {.can_generate_all_class_hook_events = 1});
