/* SPDX-License-Identifier: Apache-2.0 */
#include "../layered.h"

TITLE("AddModuleOpens has no effect on an open module.");

static void observe(JNIEnv *jni, jobject classes)
{
    struct layer layer = layer_of(jni, classes);
    struct member *open = &layer.open;
    say("AddModuleOpens: %s",
        error_name(add_opens(to_modify(open->module), &open->package, layer.two.module)));
    say("to that module: %s",
        is_to(jni, "isOpen", open->module, open->package.name, layer.two.module));
    say("to another: %s", is_to(jni, "isOpen", open->module, open->package.name, layer.one.module));
}

TEST(.target = "module.Layered", .probe = observe, .since = 17);
