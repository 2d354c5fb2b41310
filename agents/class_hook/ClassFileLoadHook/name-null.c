/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "../defining.h"

TITLE("ClassFileLoadHook reports a null name when the class is defined without a name.");

static void JNICALL hook(HOOK_PARAMETERS)
{
    if ((*jni)->IsSameObject(jni, loader, defining_loader))
        say("name: %s, its bytes: %s", quoted(name), truth(is_as_defined(bytes, length)));
}

static void observe(JNIEnv *jni, jobject subject)
{
    if ((*jni)->GetArrayLength(jni, subject) == 3) {
        keep_defining(jni, subject);
        on(ClassFileLoadHook, hook);
    } else {
        off(ClassFileLoadHook);
    }
}

TEST(.target = "class_hook.Defining", .args = LIST("nameless"), .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1});
