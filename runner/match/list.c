/* SPDX-License-Identifier: Apache-2.0 */
#include "match/list.h"

#include <stdint.h>
#include <stdlib.h>

#include "base/text.h"

static void resolve_list(struct list *list, const struct node *node,
                         const struct conditions *conditions);

static void add_item(struct list *list, struct item item)
{
    list->items = xgrow(list->items, list->count, sizeof *list->items);
    list->items[list->count++] = item;
}

static void resolve_either(struct list *list, const struct node *node,
                           const struct conditions *conditions)
{
    struct item item = {.kind = node->kind, .node = node, .least = SIZE_MAX};
    item.lists = xcalloc(node->count, sizeof *item.lists);
    for (size_t i = 0; i < node->count; i++) {
        struct list *branch = &item.lists[item.count];
        resolve_list(branch, &node->children[i], conditions);
        if (branch->count == 0)
            continue;
        item.count++;
        item.least = branch->least < item.least ? branch->least : item.least;
    }
    if (item.count > 0)
        add_item(list, item);
    else
        free(item.lists);
}

/* Appends the children that apply. Conditional blocks are seen through, and blocks
 * of which nothing is left are left out. */
static void resolve_children(struct list *list, const struct node *node,
                             const struct conditions *conditions)
{
    for (size_t i = 0; i < node->count; i++) {
        const struct node *child = &node->children[i];
        struct item item = {.kind = child->kind, .node = child, .count = 1};
        switch (child->kind) {
        case NODE_LINE:
            item.least = 1;
            item.count = 0;
            add_item(list, item);
            break;
        case NODE_EITHER:
            resolve_either(list, child, conditions);
            break;
        case NODE_UNORDERED:
        case NODE_SOME:
            item.lists = xcalloc(1, sizeof *item.lists);
            resolve_list(item.lists, child, conditions);
            item.least = item.lists->least;
            if (item.lists->count > 0)
                add_item(list, item);
            else
                free(item.lists);
            break;
        default:
            if (node_applies(child, conditions))
                resolve_children(list, child, conditions);
            break;
        }
    }
}

static void resolve_list(struct list *list, const struct node *node,
                         const struct conditions *conditions)
{
    resolve_children(list, node, conditions);
    for (size_t i = 0; i < list->count; i++) {
        list->items[i].alone = (struct list){&list->items[i], 1, list->items[i].least};
        list->least += list->items[i].least;
    }
}

void list_resolve(struct list *list, const struct expected *expected,
                  const struct conditions *conditions)
{
    *list = (struct list){0};
    resolve_list(list, &expected->root, conditions);
}

void list_free(struct list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        for (size_t j = 0; j < list->items[i].count; j++)
            list_free(&list->items[i].lists[j]);
        free(list->items[i].lists);
    }
    free(list->items);
}

size_t list_lines(const struct list *list)
{
    size_t lines = 0;
    for (size_t i = 0; i < list->count; i++) {
        lines += list->items[i].kind == NODE_LINE;
        for (size_t j = 0; j < list->items[i].count; j++)
            lines += list_lines(&list->items[i].lists[j]);
    }
    return lines;
}

size_t list_longest(const struct list *list)
{
    size_t most = list->count;
    for (size_t i = 0; i < list->count; i++)
        for (size_t j = 0; j < list->items[i].count; j++) {
            size_t count = list_longest(&list->items[i].lists[j]);
            most = count > most ? count : most;
        }
    return most;
}
