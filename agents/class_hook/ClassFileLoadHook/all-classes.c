/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("ClassFileLoadHook is posted once for each class and interface before ClassLoad, and for no array.");

static const char *const names[] = {"Parent", "Face", "Child"};
static const char *const signatures[] = {"Lclasses/LateParent;", "Lclasses/LateFace;",
                                         "Lclasses/LateChild;"};
static int hooks[3], arrays;

static void JNICALL hook(HOOK_PARAMETERS)
{
    if (name == NULL || strstr(name, "classes/Late") == NULL)
        return;
    if (name[0] == '[')
        arrays++;
    for (int i = 0; i < 3; i++)
        if (strcmp(name + strlen("classes/Late"), names[i]) == 0)
            hooks[i]++;
}

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    const char *signature = class_name(klass);
    for (int i = 0; i < 3; i++)
        if (strcmp(signature, signatures[i]) == 0)
            say("load %s after %d hooks", names[i], hooks[i]);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ClassFileLoadHook, hook);
    on(ClassLoad, on_load);
}

static void unload(JavaVM *vm)
{
    say("hooks: %d %d %d, of arrays: %d", hooks[0], hooks[1], hooks[2], arrays);
}

TEST(.target = "classes.Loading", .probe = observe, .unload = unload,
     .needs = {.can_generate_all_class_hook_events = 1});
