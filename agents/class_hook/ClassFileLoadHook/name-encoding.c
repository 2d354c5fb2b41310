/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "../defining.h"

TITLE("ClassFileLoadHook reports the name in modified UTF-8, at load and when the class changes.");

static void JNICALL hook(HOOK_PARAMETERS)
{
    if ((*jni)->IsSameObject(jni, loader, defining_loader))
        say("%s: %s", redefined == NULL ? "load" : "change", quoted(name));
}

/* The first probe brings the loader, the second the class and its class file. */
static void observe(JNIEnv *jni, jobject subject)
{
    if (defining_loader == NULL) {
        defining_loader = (*jni)->NewGlobalRef(jni, subject);
        on(ClassFileLoadHook, hook);
        return;
    }
    jclass klass = class_of_probe(jni, subject);
    SAY_CALL(RetransformClasses, 1, &klass);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    off(ClassFileLoadHook);
}

TEST(.target = "class_hook.Encoded", .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_retransform_classes = 1,
               .can_generate_all_class_hook_events = 1});
