/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "../hooked.h"

TITLE("ClassFileLoadHook gets null as redefined class for one that a hook of a redefinition loads.");

static bool found;
static jobject own_loader; /* global */

static const char *redefined_text(JNIEnv *jni, jclass redefined)
{
    return redefined == NULL ? "null" : class_name(redefined);
}

static void JNICALL hook(HOOK_PARAMETERS)
{
    if (name == NULL
        || (strcmp(name, "redefine/Subject") != 0 && strcmp(name, "redefine/Late") != 0))
        return;
    say("hook for %s, redefined: %s", name, redefined_text(jni, redefined));
    if (redefined == NULL || found)
        return;
    found = true;
    class_of_loader(jni, own_loader, "redefine.Late");
}

static void observe(JNIEnv *jni, jobject subject)
{
    own_loader = (*jni)->NewGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, subject, 2));
    on(ClassFileLoadHook, hook);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    say("again: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.FirstUseBetween", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_all_class_hook_events = 1});
