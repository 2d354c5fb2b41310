/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "../defining.h"

TITLE("ClassFileLoadHook reports a null loader for a class of the bootstrap loader.");

static void JNICALL hook(HOOK_PARAMETERS)
{
    if (name != NULL && strcmp(name, "classes/ChangedAttributes") == 0)
        say("loader: %s, its bytes: %s", loader == NULL ? "null" : "an object",
            truth(is_as_defined(bytes, length)));
}

static void observe(JNIEnv *jni, jobject subject)
{
    if ((*jni)->GetArrayLength(jni, subject) != 3)
        return;
    keep_defining(jni, subject);
    on(ClassFileLoadHook, hook);
    jclass klass = (*jni)->DefineClass(jni, "classes/ChangedAttributes", NULL,
                                       (jbyte *)defining_file.bytes, defining_file.length);
    no_exception(jni);
    off(ClassFileLoadHook);
    say("class: %s", class_name(klass));
}

TEST(.target = "class_hook.Defining", .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1});
