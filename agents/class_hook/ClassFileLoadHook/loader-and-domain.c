/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "../defining.h"

TITLE("ClassFileLoadHook reports the loader and protection domain with which the class is defined.");

static void JNICALL hook(HOOK_PARAMETERS)
{
    if (name == NULL || strcmp(name, "classes/ChangedAttributes") != 0)
        return;
    say("class being redefined: %s", redefined == NULL ? "null" : "a class");
    say("its loader: %s", truth((*jni)->IsSameObject(jni, loader, defining_loader)));
    say("its domain: %s", truth((*jni)->IsSameObject(jni, domain, defining_domain)));
    say("its bytes: %s", truth(is_as_defined(bytes, length)));
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

TEST(.target = "class_hook.Defining", .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1});
