/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "../defining.h"

TITLE("ClassFileLoadHook reports the class's own loader and domain at redefinition and retransformation.");

static jclass defined;

static void JNICALL hook(HOOK_PARAMETERS)
{
    if (name == NULL || strcmp(name, "classes/ChangedAttributes") != 0)
        return;
    say("class being redefined: %s",
        redefined != NULL && (*jni)->IsSameObject(jni, redefined, defined) ? "the class" : "other");
    say("its loader: %s", truth((*jni)->IsSameObject(jni, loader, defining_loader)));
    say("its domain: %s", truth((*jni)->IsSameObject(jni, domain, defining_domain)));
}

static void observe(JNIEnv *jni, jobject subject)
{
    if ((*jni)->GetArrayLength(jni, subject) == 3)
        return;
    keep_defining(jni, subject);
    defined = (*jni)->GetObjectArrayElement(jni, subject, 3);
    const jvmtiClassDefinition definition = {defined, defining_file.length, defining_file.bytes};
    on(ClassFileLoadHook, hook);
    SAY_CALL(RetransformClasses, 1, &defined);
    SAY_CALL(RedefineClasses, 1, &definition);
    off(ClassFileLoadHook);
}

TEST(.target = "class_hook.Defining", .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1,
               .can_redefine_classes = 1,
               .can_retransform_classes = 1});
