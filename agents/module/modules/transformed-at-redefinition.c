/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "../layered.h"

TITLE("A named module reads the unnamed modules when a hook changes the bytes of a redefinition.");

static struct class_bytes original;
static bool transformed;

static void JNICALL hook(HOOK_PARAMETERS)
{
    static const char from[] = "Late.java", to[] = "Soon.java"; /* its source */
    if (name == NULL || strcmp(name, "layered/one/Late") != 0)
        return;
    if (redefined == NULL) {
        original = kept_class_bytes(bytes, length);
        return;
    }
    if (give_replaced(env, bytes, length, new_bytes, new_length, from, to, sizeof from - 1) == 0)
        inapplicable("the class file names no source file");
    transformed = true;
}

static void observe(JNIEnv *jni, jobject classes)
{
    struct layer layer = layer_of(jni, classes);
    jboolean modifiable = JNI_FALSE;
    on(ClassFileLoadHook, hook);
    jclass late = load_from_layer(jni, &layer, "layered.one.Late");
    must(IsModifiableClass, late, &modifiable);
    if (!modifiable || original.bytes == NULL)
        inapplicable("the class cannot be modified, or was loaded before the hook was enabled");
    need_unread(jni, layer.one.module);
    jvmtiClassDefinition definition = {late, original.length, original.bytes};
    SAY_CALL(RedefineClasses, 1, &definition);
    say("transformed: %s", truth(transformed));
    say_reads_unnamed(jni, layer.one.module);
}

TEST(.target = "module.Layered", .probe = observe, .since = 17,
     .needs = {.can_redefine_classes = 1, .can_generate_all_class_hook_events = 1});
