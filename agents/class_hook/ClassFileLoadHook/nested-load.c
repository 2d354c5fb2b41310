/* SPDX-License-Identifier: Apache-2.0 */
#include "../defining.h"

TITLE("ClassFileLoadHook keeps the bytes of two classes apart if its callback has the second one loaded.");

static jclass nested;

/* In the hook for the class of a loader the class file is defined by the bootstrap loader, too. Each gets
 * another source file. */
static void JNICALL hook(HOOK_PARAMETERS)
{
    static const char source[] = "ChangedAttributes.java";
    if (name == NULL || strcmp(name, "classes/ChangedAttributes") != 0)
        return;
    say("hook with the %s loader, bytes as defined: %s", loader == NULL ? "bootstrap" : "program's",
        truth(is_as_defined(bytes, length)));
    if (loader != NULL) {
        jclass klass = (*jni)->DefineClass(jni, name, NULL, (const jbyte *)bytes, length);
        no_exception(jni);
        nested = (*jni)->NewGlobalRef(jni, klass);
        say("bytes as defined after that: %s", truth(is_as_defined(bytes, length)));
    }
    give_replaced(env, bytes, length, new_bytes, new_length, source,
                  loader == NULL ? "Nested_Attributes.java" : "Outer__Attributes.java",
                  strlen(source));
}

static void observe(JNIEnv *jni, jobject subject)
{
    if ((*jni)->GetArrayLength(jni, subject) == 3) {
        keep_defining(jni, subject);
        on(ClassFileLoadHook, hook);
        return;
    }
    char *outer_source = NULL, *nested_source = NULL;
    off(ClassFileLoadHook);
    if (nested == NULL)
        return;
    must(GetSourceFileName, (*jni)->GetObjectArrayElement(jni, subject, 3), &outer_source);
    must(GetSourceFileName, nested, &nested_source);
    say("source files: %s and %s", outer_source, nested_source);
}

TEST(.target = "class_hook.Defining", .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1, .can_get_source_file_name = 1});
