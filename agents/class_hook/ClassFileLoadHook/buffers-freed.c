/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <unistd.h>

#include "redefine.h"

TITLE("The JVM frees the buffers that ClassFileLoadHook was given, also those that another replaced.");

enum { CHANGES = 20, ENVIRONMENTS = 6 };

/* Makes so many changes, and returns how many bytes of the process are in memory then. The heap may
 * have copies of class files, which are garbage. */
static long long resident_after(jclass klass, int changes)
{
    long long pages = -1;
    const jvmtiClassDefinition definition = {klass, hook_file.length, hook_file.bytes};
    while (changes-- > 0) {
        if (is_case("redefine"))
            must(RedefineClasses, 1, &definition);
        else
            must(RetransformClasses, 1, &klass);
        if (changes % (CHANGES / 4) == 0)
            must(ForceGarbageCollection);
    }
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == NULL || fscanf(file, "%*s %lld", &pages) != 1)
        inapplicable("the size of the process is not to be seen");
    fclose(file);
    return pages * sysconf(_SC_PAGESIZE);
}

/* In six environments a hook gives a copy of the class file, of three megabytes. A JVM may keep a class
 * file for as long as it has that version of the class, and no text says when that ends: one or two
 * copies of each, not most of the six. */
static void observe(JNIEnv *jni, jobject subject)
{
    if (class_of_probe(jni, subject) == NULL)
        return;
    hook_class_of_probe(jni, subject);
    hook_file = class_bytes_at(jni, subject, 1);
    on(ClassFileLoadHook, hook_replace);
    for (int i = 1; i < ENVIRONMENTS; i++)
        hook_in(new_environment_with(&(jvmtiCapabilities){.can_generate_all_class_hook_events = 1,
                                                          .can_retransform_classes = 1}),
                hook_replace);
    long long before = resident_after(class_of_probe(jni, subject), CHANGES / 4);
    long long kept = resident_after(class_of_probe(jni, subject), CHANGES) - before;
    say("buffers: %d", hook_calls);
    say("half of them are still there: %s",
        truth(kept > (long long)hook_file.length * CHANGES * ENVIRONMENTS / 2));
}

TEST(.target = "class_hook.Large", .probe = observe, .timeout = 120,
     .needs = {.can_redefine_classes = 1,
               .can_retransform_classes = 1,
               .can_generate_all_class_hook_events = 1},
     .cases = LIST("redefine", "retransform"));
