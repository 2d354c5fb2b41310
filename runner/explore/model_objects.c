/* SPDX-License-Identifier: Apache-2.0 */

/* Objects and arrays, their tags, and walks of the heap. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "explore/model.h"

/* ---- Arrays -------------------------------------------------------------- */

static const struct model_array *array_of(const struct model *model, int object)
{
    return object >= OBJECTS ? &model->arrays[object - OBJECTS] : NULL;
}

bool object_exists(const struct model *model, int object)
{
    const struct model_array *array = array_of(model, object);
    return array == NULL || array->exists;
}

/* Whether something refers to the array, or knows it by its tag. */
static bool is_known(const struct model *model, int object)
{
    bool known = false;
    for (int i = 0; i < model->environments; i++)
        known = known || model->environment[i].tags[object] != 0;
    for (int i = 0; i < OBJECTS; i++)
        known = known || model->next[i] == object;
    for (int i = 0; i < ARRAYS; i++)
        for (int j = 0; model->arrays[i].type == ELEMENT_OBJECT && j < model->arrays[i].length; j++)
            known = known || model->arrays[i].elements[j] == object;
    return known;
}

/* When there is another one of the name, the former is garbage, of which nothing is known. */
bool make_array(struct model *model, const int *arguments)
{
    struct model_array *array = &model->arrays[arguments[0]];
    if (is_known(model, OBJECTS + arguments[0]) || arguments[2] > ARRAY_MAX)
        return false;
    *array = (struct model_array){
        .exists = true, .type = (enum element_type)arguments[1], .length = arguments[2]};
    for (int i = 0; i < ARRAY_MAX; i++)
        array->elements[i] = UNSET;
    return true;
}

bool put_element(struct model *model, const int *arguments)
{
    struct model_array *array = &model->arrays[arguments[0]];
    int index = arguments[1], number = arguments[2];
    if (!array->exists || index >= array->length
        || (array->type == ELEMENT_OBJECT && !object_exists(model, number)))
        return false;
    array->elements[index] = number;
    return true;
}

static void add_element(char *text, size_t size, enum element_type type, int number)
{
    size_t length = strlen(text);
    bool set = number != UNSET;
    long long value = set ? number : 0;
    text += length;
    size -= length;
    switch (type) {
    case ELEMENT_BOOLEAN:
        snprintf(text, size, "%lld", value % 2);
        break;
    case ELEMENT_BYTE:
        snprintf(text, size, "%lld", -value);
        break;
    case ELEMENT_CHAR:
        snprintf(text, size, "%lld", set ? 0x3000 + value : 0);
        break;
    case ELEMENT_SHORT:
        snprintf(text, size, "%lld", set ? 0x300 + value : 0);
        break;
    case ELEMENT_LONG:
        snprintf(text, size, "%lld", set ? (1LL << 40) + value : 0);
        break;
    case ELEMENT_FLOAT:
        snprintf(text, size, "%.2f", set ? (double)value + 0.5 : 0.0);
        break;
    case ELEMENT_DOUBLE:
        snprintf(text, size, "%.2f", set ? (double)value + 0.25 : 0.0);
        break;
    default:
        snprintf(text, size, "%lld", value);
        break;
    }
}

/* ---- Walks --------------------------------------------------------------- */

enum { ENTRIES = 128, ENTRY_TEXT = 200 };

/* As the agent says them: explore/call_heap.c. */
struct entries {
    int count;
    char texts[ENTRIES][ENTRY_TEXT];
};

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void add_object(struct entries *entries, const struct model *model, const int *tags,
                       int object, int index)
{
    const struct model_array *array = array_of(model, object);
    char place[16] = "", length[16] = "";
    if (index != UNSET)
        snprintf(place, sizeof place, "[%d]", index);
    if (array != NULL)
        snprintf(length, sizeof length, "(%d)", array->length);
    snprintf(entries->texts[entries->count++], ENTRY_TEXT, "%s%d%s", place, tags[object], length);
}

static bool add_values(struct entries *entries, const struct model *model, const int *tags,
                       int object)
{
    const struct model_array *array = array_of(model, object);
    if (array == NULL || array->type == ELEMENT_OBJECT || array->length == 0)
        return false;
    char *text = entries->texts[entries->count++];
    snprintf(text, ENTRY_TEXT, "%d=%s", tags[object], argument_word('T', (int)array->type));
    for (int i = 0; i < array->length; i++) {
        strcat(text, i == 0 ? "(" : ",");
        add_element(text, ENTRY_TEXT, array->type, array->elements[i]);
    }
    strcat(text, ")");
    return true;
}

static bool answer_entries(struct step *step, const char *rule, struct entries *entries)
{
    char text[ANSWER_TEXT] = "NONE";
    size_t length = strlen(text);
    qsort(entries->texts, (size_t)entries->count, sizeof *entries->texts, by_text);
    for (int i = 0; i < entries->count && length < sizeof text; i++)
        length += (size_t)snprintf(text + length, sizeof text - length, " %s", entries->texts[i]);
    return length < sizeof text && answer(step, rule, "%s", text);
}

static bool iterate(const struct model *model, const int *tags, struct step *step)
{
    static struct entries entries;
    bool values = false;
    entries.count = 0;
    for (int i = 0; i < ALL_OBJECTS; i++)
        if (tags[i] != 0) {
            add_object(&entries, model, tags, i, UNSET);
            values = add_values(&entries, model, tags, i) || values;
        }
    return answer_entries(
        step, values ? "jvmtiArrayPrimitiveValueCallback.elements" : "IterateThroughHeap.once",
        &entries);
}

struct reached {
    bool visited[ALL_OBJECTS];
    int found[ALL_OBJECTS]; /* in the order in which they were reached */
    int count;
};

static void reach(struct reached *reached, int object)
{
    if (!reached->visited[object])
        reached->found[reached->count++] = object;
    reached->visited[object] = true;
}

/* The references of fields and elements, from this object on, and the values of arrays. */
static bool follow(const struct model *model, const int *tags, int object, struct step *step)
{
    static struct entries entries;
    struct reached reached = {.count = 0};
    bool elements = false, values = false;
    entries.count = 0;
    reach(&reached, object);
    for (int i = 0; i < reached.count; i++) {
        const struct model_array *array = array_of(model, reached.found[i]);
        int next = array == NULL ? model->next[reached.found[i]] : NOBODY;
        if (next != NOBODY) {
            add_object(&entries, model, tags, next, UNSET);
            reach(&reached, next);
        }
        for (int j = 0; array != NULL && array->type == ELEMENT_OBJECT && j < array->length; j++)
            if (array->elements[j] != UNSET) {
                add_object(&entries, model, tags, array->elements[j], j);
                reach(&reached, array->elements[j]);
                elements = true;
            }
        values = add_values(&entries, model, tags, reached.found[i]) || values;
    }
    const char *rule = elements ? "FollowReferences.array"
                       : values ? "FollowReferences.array-values"
                                : "FollowReferences.exactly-once";
    return answer_entries(step, rule, &entries);
}

/* ---- Functions ----------------------------------------------------------- */

static bool tagged_objects(const struct model_environment *env, int tag, struct step *step)
{
    char text[ANSWER_TEXT] = "NONE";
    if (tag == 0)
        return false;
    for (int i = 0; i < ALL_OBJECTS; i++)
        if (env->tags[i] == tag) {
            strcat(text, " ");
            strcat(text, argument_word('O', i));
        }
    return answer(step, "GetObjectsWithTags.all-matching", "%s", text);
}

static bool tag_of(struct model_environment *env, const struct scenario_operation *operation,
                   struct step *step)
{
    int *tag = &env->tags[operation->arguments[0]];
    if (operation->code == OP_GET_TAG)
        return answer(step, "GetTag.value", "NONE %d", *tag);
    *tag = operation->arguments[1];
    return answer(step, "SetTag.visible", "NONE");
}

bool step_objects(struct model *model, const struct scenario_operation *operation,
                  struct step *step)
{
    struct model_environment *env = &model->environment[operation->environment];
    int object = operation->arguments[0];
    if (env->relinquished[CAP_TAG] && operation->code != OP_LOADED_CLASSES)
        return false;
    switch (operation->code) {
    case OP_SET_TAG:
    case OP_GET_TAG:
        return object_exists(model, object) && tag_of(env, operation, step);
    case OP_GET_OBJECTS:
        return tagged_objects(env, object, step);
    case OP_ITERATE_HEAP:
        return iterate(model, env->tags, step);
    case OP_FOLLOW:
        return object_exists(model, object) && follow(model, env->tags, object, step);
    case OP_LOADED_CLASSES:
        return answer(step, "GetLoadedClasses.all", "NONE %d", model->loaded);
    default:
        return false;
    }
}
